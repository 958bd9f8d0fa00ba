export { serverText } from './language.ts';
export { openOnline } from './online/index.ts';
export { createServer, NoServer, readPort, type Serving } from './serve.ts';
