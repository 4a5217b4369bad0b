/** How the map is drawn: every kind of thing by shape and weight first, by colour only besides. */
export const MAP_STYLE = [
  'text{font-family:Georgia,"Times New Roman",serif;fill:#1d1a16}',
  '.number{font-size:5.5px;fill:#7b7263;text-anchor:middle}',
  '.level{font-size:6.5px;fill:#8a5a2b;text-anchor:end;font-style:italic}',
  '.grid{fill:none;stroke:#b9ae98;stroke-width:.5}',
  '.contour{fill:none;stroke:#9a6a3a;stroke-width:1.1;stroke-linecap:round}',
  '.steep{fill:none;stroke:#7a4a1e;stroke-width:2.2;stroke-linecap:round}',
  '.run{fill:none;stroke:#3f7396;stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}',
  '.creek{fill:none;stroke:#2f5f86;stroke-width:4;stroke-linecap:round}',
  '.bridge{fill:none;stroke:#fff;stroke-width:2}',
  '.pike-casing{fill:none;stroke:#3a2f22;stroke-width:6.4;stroke-linejoin:round;stroke-linecap:round}',
  '.pike{fill:none;stroke:#f4e3b2;stroke-width:4.2;stroke-linejoin:round;stroke-linecap:round}',
  '.road-casing{fill:none;stroke:#5a4b38;stroke-width:4.2;stroke-linejoin:round;stroke-linecap:round}',
  '.road{fill:none;stroke:#fdf8e8;stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}',
  '.lane{fill:none;stroke:#5a4b38;stroke-width:1.3;stroke-dasharray:5 3;stroke-linejoin:round}',
  '.grade{fill:none;stroke:#4a4a4a;stroke-width:1.2}',
  '.ties{fill:none;stroke:#4a4a4a;stroke-width:5;stroke-dasharray:1 6}',
  '.cut{fill:none;stroke:#4a3a2a;stroke-width:6;stroke-dasharray:1.2 2.2}',
  '.wall{fill:none;stroke:#2b2b2b;stroke-width:3.2;stroke-dasharray:4 1.2}',
  '.fence{fill:none;stroke:#6a4a2a;stroke-width:1.4;stroke-dasharray:1 2.4}',
  '.works{fill:none;stroke:#111;stroke-width:3.4;stroke-dasharray:2.4 2.4}',
  '.works-line{fill:none;stroke:#111;stroke-width:1.2}',
  '.name{font-size:10px;font-style:italic;text-anchor:middle;paint-order:stroke;stroke:#fbf6e6;stroke-width:2.6px}',
  '.road-name{font-size:8.5px;text-anchor:middle;paint-order:stroke;stroke:#fbf6e6;stroke-width:2.4px;letter-spacing:.8px}',
  '.title{font-size:24px;letter-spacing:2px}',
  '.sub{font-size:12px;font-style:italic}',
  '.legend{font-size:9.5px}',
  '.own{fill:#fff;stroke:#111;stroke-width:1.5}',
  '.bar{fill:#111}',
  '.own-extended{fill:#fff;stroke:#111;stroke-width:1.1}',
  '.own.disordered{stroke-dasharray:3 1.6}',
  '.own.routed{stroke-dasharray:1.2 1.6}',
  '.sign{fill:none;stroke:#111;stroke-width:1.2}',
  '.dot{fill:#111}',
  '.front{fill:#111}',
  '.strength{font-size:8.5px;font-weight:bold;text-anchor:middle}',
  '.label{font-size:6.6px;text-anchor:middle;paint-order:stroke;stroke:#fbf6e6;stroke-width:2px}',
  '.leader{fill:#111}',
  '.contact{fill:url(#enemy);stroke:#7c1f1a;stroke-width:1.8}',
  '.contact.stale{fill:none;stroke-dasharray:2.4 2}',
  '.contact-sign{fill:none;stroke:#5c1512;stroke-width:1.3}',
  '.contact-front{fill:#7c1f1a}',
  '.frame{fill:none;stroke:#3a2f22;stroke-width:2}',
].join('');

const SHADES = [
  '#fbf6e6',
  '#f7efd6',
  '#f2e6c4',
  '#ecdcb2',
  '#e5d1a0',
  '#dec68f',
  '#d6ba7e',
  '#cdae6f',
  '#c3a161',
  '#b99454',
];

/** Tint of a level; contour lines and a figure tell it as well. */
export function shadeOf(level: number): string {
  return SHADES[Math.min(SHADES.length - 1, level)]!;
}

/** Patterns of ground, each told by its drawing. */
export const PATTERNS = [
  pattern(
    'woods',
    13,
    '<circle cx="3" cy="4" r="2.4"/><circle cx="9.5" cy="3" r="2"/><circle cx="6.5" cy="9.5" r="2.5"/>',
    'fill="#5f7f4f" stroke="#2f4a27" stroke-width=".5"',
  ),
  pattern(
    'rough-woods',
    13,
    '<circle cx="3" cy="4" r="2.4"/><circle cx="9.5" cy="9" r="2.4"/><path d="M7 2l2 3h-4zM2 9l2 3h-4z"/>',
    'fill="#5f7f4f" stroke="#22331c" stroke-width=".6"',
  ),
  pattern('orchard', 8, '<circle cx="2" cy="2" r="1.3"/><circle cx="6" cy="6" r="1.3"/>', 'fill="#7d9a5b"'),
  pattern(
    'devils-den',
    12,
    '<path d="M1 6l3-4 3 3-1 4zM7 10l2-3 3 2-1 3z"/>',
    'fill="#8a8276" stroke="#3a352e" stroke-width=".7"',
  ),
  pattern(
    'buildings',
    16,
    '<rect x="3" y="3" width="5" height="4"/><rect x="10" y="9" width="4" height="4"/>',
    'fill="#2e2a26"',
  ),
  pattern(
    'town',
    9,
    '<rect x="1" y="1" width="3" height="3"/><rect x="5.5" y="1" width="2.6" height="3"/><rect x="1" y="5.5" width="3" height="2.6"/><rect x="5.5" y="5.5" width="2.6" height="2.6"/>',
    'fill="#4a423a"',
  ),
  pattern(
    'marsh',
    12,
    '<path d="M2 5h4M3 5V2M4 5V1.5M5 5V2M7 10h4M8 10V7M9 10V6.5M10 10V7"/>',
    'fill="none" stroke="#3f7396" stroke-width=".8"',
  ),
  pattern('no-entry', 6, '<path d="M0 0l6 6M6 0l-6 6"/>', 'fill="none" stroke="#8a8276" stroke-width=".6"'),
  pattern(
    'enemy',
    5,
    '<rect width="5" height="5" fill="#fbeeea" stroke="none"/><path d="M0 5L5 0"/>',
    'fill="none" stroke="#b4544c" stroke-width=".8"',
  ),
].join('');

function pattern(id: string, size: number, content: string, paint: string): string {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g ${paint}>${content}</g></pattern>`;
}
