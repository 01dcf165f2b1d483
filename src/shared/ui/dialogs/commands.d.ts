/** Buttons that open and close dialogs by themselves (HTML, 4.10.6, Invoker commands), which React's types do not know yet. */
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
