/** The login block as a separate island: /login and /registrarse. */
import { asIsland } from '#shared/ui/island/IslandBoundary.tsx';
import { LoginBlock } from './LoginBlock.tsx';

export const LoginPage = asIsland(LoginBlock);
