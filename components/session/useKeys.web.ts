import { useEffect } from 'react';

/** Ctrl+Z takes back, `/` searches the rules; not while something is being typed. */
export function useKeys({ onUndo, onRules }: { onUndo: () => void; onRules: () => void }): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (typing || document.querySelector('[role="dialog"]')) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') onUndo();
      else if (event.key === '/') onRules();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}
