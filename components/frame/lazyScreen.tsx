import { type ComponentType, useEffect, useState } from 'react';

/** A screen whose code comes when it is first shown, or earlier where `preload` is called. */
export type LazyScreen<P extends object> = ComponentType<P> & { preload(): Promise<unknown> };

/**
 * Not React.lazy: a suspended screen is kept back for 300 ms once its fallback has been shown, however quickly its code
 * came, and a table must open at once.
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  const preload = () => {
    loading ??= load().then(
      (screen) => {
        loaded = screen;
        return screen;
      },
      (error: unknown) => {
        // The next try may have better luck.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Lazy(props: P) {
    const [Screen, setScreen] = useState(() => loaded);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      if (Screen) return undefined;
      let gone = false;
      preload().then(
        (screen) => {
          if (!gone) setScreen(() => screen);
        },
        (error: unknown) => {
          if (!gone) setFailure(error);
        },
      );
      return () => {
        gone = true;
      };
    }, [Screen]);
    // For the screen that says so and offers to try again.
    if (failure !== undefined) throw failure;
    return Screen ? <Screen {...props} /> : null;
  }

  return Object.assign(Lazy, { preload });
}
