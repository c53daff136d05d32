/** The sounds of the table, made on the spot: dice in leather and on wood, dames, jetons, a fichet in its hole. */
export type Sound = "dice" | "dame" | "jeton" | "fichet" | "call" | "win";

let room: AudioContext | null = null;
let loudness = 1;

/** Plays a sound, as loud as 0 to 100; silent where the browser does not let a page make one yet. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  try {
    room ??= new AudioContext();
    if (room.state === "suspended") void room.resume();
    if (room.state === "closed") return;
    // Ears hear in proportions: half way down is half as loud.
    loudness = (volume / 100) ** 2;
    SOUNDS[sound](room, room.currentTime + 0.01);
  } catch {
    // A page without sound still plays.
  }
}

const SOUNDS: Record<Sound, (room: AudioContext, at: number) => void> = {
  dice: (room, at) => {
    for (let bounce = 0; bounce < 7; bounce++) {
      const later = at + 0.07 * bounce - 0.003 * bounce * bounce;
      knock(room, later, 1500 + 900 * Math.random(), 0.035, 0.22 * 0.84 ** bounce);
    }
  },
  dame: (room, at) => {
    knock(room, at, 620, 0.09, 0.4);
    knock(room, at + 0.012, 1150, 0.05, 0.16);
  },
  jeton: (room, at) => {
    knock(room, at, 2600, 0.06, 0.12);
    knock(room, at + 0.05, 3100, 0.05, 0.08);
  },
  fichet: (room, at) => {
    knock(room, at, 880, 0.05, 0.3);
    knock(room, at + 0.09, 560, 0.1, 0.36);
  },
  win: (room, at) => {
    for (const [beat, pitch] of [523, 659, 784, 1047].entries()) knock(room, at + 0.13 * beat, 2 * pitch, 0.22, 0.3);
  },
  call: (room, at) => {
    knock(room, at, 420, 0.16, 0.4);
    knock(room, at + 0.16, 420, 0.16, 0.4);
  },
};

/** Wood struck: a short burst of noise through a narrow band, with the body ringing under it. */
function knock(room: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const frames = Math.ceil(room.sampleRate * length * 2);
  const noise = room.createBuffer(1, frames, room.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < frames; index++) samples[index] = 2 * Math.random() - 1;
  const burst = room.createBufferSource();
  burst.buffer = noise;
  const band = new BiquadFilterNode(room, { type: "bandpass", frequency: pitch, Q: 7 });
  const fading = fade(room, at, length, loud * 3);
  burst.connect(band).connect(fading).connect(room.destination);
  burst.start(at);
  burst.stop(at + length * 2);
  const body = new OscillatorNode(room, { type: "sine", frequency: pitch * 0.52 });
  body.connect(fade(room, at, length * 0.8, loud * 0.5)).connect(room.destination);
  body.start(at);
  body.stop(at + length * 2);
}

function fade(room: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(room, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * loudness, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length * 1.8);
  return gain;
}
