import type { MallPlan } from '../plan.ts';
import { mall } from './mall.ts';
import { wing } from './wing.ts';

/** Every shipped plan, in the order of the first page. */
export const PLANS: readonly MallPlan[] = [mall, wing];
