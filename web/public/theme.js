// Runs before the first paint, so that a chosen theme does not flash.
try {
  const settings = JSON.parse(localStorage.getItem('carom-settings') || '{}');
  if (settings.theme === 'light' || settings.theme === 'dark')
    document.documentElement.dataset.theme = settings.theme;
  if (settings.motion === 'still' || settings.motion === 'full')
    document.documentElement.dataset.motion = settings.motion;
} catch {
  // Storage may be closed to us: the device's own wish then holds.
}
