/// <reference types="vite/client" />

declare module 'icon:*' {
  const icon: import('./press/Icon.tsx').IconDrawing;
  export default icon;
}

declare module 'rules:*' {
  const sentences: Readonly<Record<string, string>>;
  export default sentences;
}
