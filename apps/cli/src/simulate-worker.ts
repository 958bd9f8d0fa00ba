import { simulate } from './simulate/simulate.ts';

/** Run by each worker thread. */
export default simulate;
