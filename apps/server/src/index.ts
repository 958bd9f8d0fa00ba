export { serverText } from './language.ts';
export { createServer, NoServer, readPort, type Serving } from './serve.ts';
