import { useSettings, VOLUMES } from '../settings/settings.ts';
import { useWords } from '../text/useWords.ts';
import { IconButton } from './Button.tsx';

const hearOne = (): void => void import('../sound/play.ts').then(({ play }) => play('dice'));

/** Whether anything is heard: pressed once it is quiet, pressed again it is as loud as before. */
export function SoundSwitch() {
  const [{ sound }, change] = useSettings();
  const { word } = useWords();
  return (
    <IconButton
      icon={sound ? 'volume-2' : 'volume-x'}
      label={word(sound ? 'settings.sound.off' : 'settings.sound.on')}
      onClick={() => {
        change({ sound: !sound });
        if (!sound) hearOne();
      }}
    />
  );
}

/** How loud it is; each step is heard. */
export function Volume({ label }: { label: string }) {
  const [{ sound, volume }, change] = useSettings();
  return (
    <input
      type="range"
      aria-label={label}
      min={VOLUMES[0]}
      max={VOLUMES.at(-1)}
      step={VOLUMES[0]}
      value={volume}
      disabled={!sound}
      style={{ height: 44, accentColor: 'var(--accent)' }}
      onChange={({ target }) => {
        change({ volume: VOLUMES.find((one) => one === Number(target.value))! });
        hearOne();
      }}
    />
  );
}
