/** Sounds, made on the spot: wood, glass and a soft thud. Nothing is loaded. */

import { settings } from '../shell/settings.svelte.ts';

let context: AudioContext | null = null;

/** Return the audio context when sound is wished and the browser lets us play. */
function audio(): AudioContext | null {
  if (!settings.hasSound || typeof AudioContext === 'undefined') return null;
  if (!navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  // Not only suspended: a phone that rang or slept leaves it interrupted.
  if (context.state !== 'running') void context.resume();
  return context;
}

interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly seconds: number;
  readonly volume: number;
  readonly shape?: OscillatorType;
  readonly delay?: number;
}

function tone({ from, to = from, seconds, volume, shape = 'sine', delay = 0 }: Tone): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + delay;
  const oscillator = new OscillatorNode(at, { type: shape, frequency: from });
  const gain = new GainNode(at, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds + 0.02);
}

function rush(seconds: number, volume: number): void {
  const at = audio();
  if (!at) return;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = (Math.random() * 2 - 1) * (n / data.length);
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: 500, Q: 0.8 });
  const gain = new GainNode(at, { gain: volume });
  filter.frequency.exponentialRampToValueAtTime(1700, at.currentTime + seconds);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

export const sounds = {
  /** A robot sets off over so many cells, for so many seconds. */
  slide(cells: number): void {
    rush(0.07 + 0.09 * Math.sqrt(cells), 0.05);
  },
  /** It hits. */
  impact(cells: number): void {
    tone({ from: 150, to: 52, seconds: 0.13, volume: Math.min(0.3, 0.12 + cells * 0.014) });
    tone({ from: 900, to: 300, seconds: 0.04, volume: 0.05, shape: 'triangle' });
  },
  /** It cannot go there. */
  blocked(): void {
    tone({ from: 120, to: 90, seconds: 0.09, volume: 0.12, shape: 'square' });
  },
  bid(): void {
    tone({ from: 620, to: 590, seconds: 0.09, volume: 0.14, shape: 'triangle' });
    tone({ from: 930, to: 900, seconds: 0.12, volume: 0.08, delay: 0.05 });
  },
  tick(): void {
    tone({ from: 1500, to: 1200, seconds: 0.03, volume: 0.05, shape: 'triangle' });
  },
  timeUp(): void {
    tone({ from: 392, seconds: 0.7, volume: 0.14 });
    tone({ from: 588, seconds: 0.6, volume: 0.06 });
  },
  won(): void {
    [523, 659, 784, 1047].forEach((from, at) =>
      tone({ from, seconds: 0.32, volume: 0.11, delay: at * 0.085, shape: 'triangle' }),
    );
  },
  failed(): void {
    tone({ from: 330, to: 311, seconds: 0.2, volume: 0.1, shape: 'triangle' });
    tone({ from: 262, to: 220, seconds: 0.4, volume: 0.1, shape: 'triangle', delay: 0.16 });
  },
  /** Dice roll over a table for about a second. */
  roll(): void {
    for (let at = 0; at < 0.85; at += 0.05 + at * 0.09) {
      const from = 900 + 900 * Math.random();
      tone({ from, to: from / 2, seconds: 0.025, volume: 0.07, shape: 'triangle', delay: at });
    }
  },
  chip(): void {
    tone({ from: 880, to: 1320, seconds: 0.14, volume: 0.08 });
  },
};
