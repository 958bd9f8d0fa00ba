import type { Dice } from '@shamble/kernel';

export function rollDice(dice: Dice, stream: string, count: number, sides: number): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(stream, sides));
  return faces;
}

export function successes(faces: readonly number[], atLeast: number): number {
  let count = 0;
  for (const face of faces) if (face >= atLeast) count++;
  return count;
}
