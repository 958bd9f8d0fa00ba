export { serverText } from './language.ts';
export { NoServer } from './noServer.ts';
export { openOnline } from './online/index.ts';
export { createServer, readPort, type Serving } from './serve.ts';
export { startServer } from './start.ts';
