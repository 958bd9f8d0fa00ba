import { useTheme } from '../press/theme.ts';
import { useTongue, useWords } from '../text/useWords.ts';
import { Segments } from './Button.tsx';

/** English or French. */
export function LanguageSwitch() {
  const [tongue, choose] = useTongue();
  const { word } = useWords();
  return (
    <Segments
      label={word('settings.language')}
      value={tongue}
      onChange={choose}
      options={[
        { value: 'en', label: 'EN' },
        { value: 'fr', label: 'FR' },
      ]}
    />
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
