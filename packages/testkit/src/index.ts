export { compareGolden, firstDifference } from './golden/compare.ts';
export { type GoldenOptions, golden } from './golden/golden.ts';
export * from './laws/index.ts';
export { loadScenarios } from './scenario/load.ts';
export { parseScenarios } from './scenario/parse.ts';
export { type Report, type RunAllOptions, runScenarios, type ScenarioFile } from './scenario/report.ts';
export { runScenario } from './scenario/run.ts';
export { MOST_CLAUSES, type Result, type RunOptions, type Scenario } from './scenario/scenario.ts';
export { scenarioWords } from './scenario/words.ts';
