import { useState } from 'react';
import { go, pageHouse, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { LanguageSwitch, ThemeSwitch } from '../parts/Switches.tsx';
import { useWords } from '../text/useWords.ts';

export function Home() {
  const { word } = useWords();
  const [wrong, setWrong] = useState('');
  const play = async (mission: string): Promise<void> => {
    try {
      const { id } = await pageHouse().open({ game: 'zombicide', options: { mission, players: 1 } });
      go(tablePath(id));
    } catch (cause) {
      setWrong(String(cause));
    }
  };
  return (
    <main style={{ padding: 40 }}>
      <h1>{word('page.title')}</h1>
      <LanguageSwitch />
      <ThemeSwitch />
      <Button tone="primary" onClick={() => void play('00')}>
        00
      </Button>
      <Button onClick={() => void play('A4')}>A4</Button>
      <p>{wrong}</p>
    </main>
  );
}
