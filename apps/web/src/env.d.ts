/// <reference types="vite/client" />

declare module 'icon:*' {
  const icon: import('./press/Icon.tsx').IconDrawing;
  export default icon;
}

declare module 'zzfx' {
  export const ZZFX: { play(...numbers: readonly number[]): unknown };
}

declare module 'rules:*/more' {
  export const topics: Readonly<Record<string, string>>;
  const more: Readonly<Record<string, { readonly ruling?: string; readonly example?: string }>>;
  export default more;
}

declare module 'rules:*' {
  const sentences: Readonly<Record<string, string>>;
  export default sentences;
}
