// Runs before the first paint, so that the theme does not flash; settings.svelte.ts goes on.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('carom-settings') || '{}') || {};
  } catch {
    // Storage may be closed to us: the device's own wish then holds.
  }
  const { dataset } = document.documentElement;
  const isChosen = settings.theme === 'light' || settings.theme === 'dark';
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isChosen ? settings.theme : isDark ? 'dark' : 'light';
  if (settings.motion === 'still' || settings.motion === 'full') dataset.motion = settings.motion;
})();
