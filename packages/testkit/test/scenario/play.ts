import { parseScenarios, type Result, type RunOptions, runScenario } from '../../src/index.ts';
import { shed } from './shed.ts';

/** Runs the one scenario of a text, of the shed game. */
export function play(text: string, options: RunOptions = {}): Result {
  const scenarios = parseScenarios(text, 'test.yaml');
  return runScenario(shed, scenarios[0]!, options);
}

/** The failure of a scenario that must fail. */
export function failure(text: string, options: RunOptions = {}): string {
  const { failure: said } = play(text, options);
  if (said === null) throw new Error('This scenario passed, but it must fail.');
  return said;
}

/** A scenario around some of its parts. */
export const scenario = (parts: { given?: string; when?: string[]; claims?: string[]; clause?: string }): string =>
  [
    '- scenario: It happens',
    `  given: ${parts.given ?? '{}'}`,
    '  when:',
    ...(parts.when ?? []).map((step) => `    - ${step}`),
    '  then:',
    `    ${parts.clause ?? 'SH-MOVE-01'}:`,
    ...(parts.claims ?? ['outcome: none']).map((claim) => `      - ${claim}`),
  ].join('\n');
