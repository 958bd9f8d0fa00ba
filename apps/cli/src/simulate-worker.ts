import { carryOut, type Sent } from '@shamble/server/queue';
import { simulate } from './simulate/simulate.ts';

// Run by each worker thread.

export default simulate;

export const analyse = ({ sent, text }: { readonly sent: Sent; readonly text: string }): ReturnType<typeof carryOut> =>
  carryOut(sent, text);
