/** Invoker commands of buttons (HTML, 4.10.6), which React's types do not have yet. */
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
