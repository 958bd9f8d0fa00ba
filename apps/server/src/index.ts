export { readPort, type Serving, serve } from './serve.ts';
