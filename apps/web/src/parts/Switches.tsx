import { LOCALES } from '@shamble/text';
import { useState } from 'react';
import { useTheme } from '../press/theme.ts';
import type { Tongue } from '../text/tongue.ts';
import { useTongue, useWords } from '../text/useWords.ts';
import { type Segment, Segments } from './Button.tsx';

/** One of the languages there are. */
export function LanguageSwitch() {
  const [tongue, choose] = useTongue();
  const { word } = useWords();
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <Segments
        label={word('settings.language')}
        value={tongue}
        onChange={(wanted) => void choose(wanted).then((isSpoken) => setMissing(!isSpoken))}
        options={LOCALES.map((locale): Segment<Tongue> => ({ value: locale, label: locale.toUpperCase() }))}
      />
      {isMissing && <p role="alert">{word('settings.language.missing')}</p>}
    </>
  );
}

/** Day or night. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const { word } = useWords();
  return (
    <Segments
      label={word('settings.theme')}
      value={theme}
      onChange={choose}
      options={[
        { value: 'dark', label: word('settings.theme.dark'), icon: 'moon' },
        { value: 'light', label: word('settings.theme.light'), icon: 'sun' },
      ]}
    />
  );
}
