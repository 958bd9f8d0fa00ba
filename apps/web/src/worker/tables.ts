import type { Port } from '../link/messages.ts';
import { serve } from './serve.ts';

serve(globalThis as unknown as Port);
