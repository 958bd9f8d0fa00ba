// Also in a release: so it imports nothing.

export const isFit = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
};

/** Ends with a sentence where Node is too old, before anything that it cannot read is loaded. */
export function checkNode() {
  if (isFit(process.versions.node)) return;
  process.stderr.write(
    `Shamble needs Node 20.19, 22.12 or newer, and this is ${process.version}: please get one from https://nodejs.org.\n`,
  );
  process.exit(1);
}
