/**
 * The ChaCha block function: 16 words out of a key of eight, a block number and a nonce of three.
 * A stream cipher in counter mode: word n depends on (key, nonce, n) alone, and seen words do not tell the key.
 */
export function chachaBlock(
  key: readonly number[],
  block: number,
  nonce: readonly number[],
  rounds: number,
): Uint32Array {
  const input = INPUT;
  for (let i = 0; i < 8; i++) input[4 + i] = key[i]!;
  input[12] = block;
  for (let i = 0; i < 3; i++) input[13 + i] = nonce[i]!;
  const x = new Uint32Array(input);
  for (let round = 0; round < rounds; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = x[i]! + input[i]!;
  return x;
}

const INPUT = new Uint32Array(16);
INPUT.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]); // "expand 32-byte k"

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 7);
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
