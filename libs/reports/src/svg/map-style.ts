import { COLOURS as c } from './colours.js';
import { PLAIN_SIZE } from './lettering.js';

/** Style sheet of all maps; pages carry it once, map files each their own. */
export const MAP_STYLE = [
  `.ink.drawn{stroke:${c.ink}}.faint.drawn{stroke:${c.faint}}.light.drawn{stroke:${c.white}}`,
  `.behind{stroke:${c.paper};stroke-opacity:.9}`,
  `.map{font-size:${PLAIN_SIZE}px;font-family:"DejaVu Sans",Verdana,Arial,sans-serif}`,
  `.map text{fill:${c.ink}}`,
  `.map .faint{fill:${c.faint}}.map .light{fill:${c.white}}.map .drawn{fill:none}`,
  `.halo{paint-order:stroke;stroke:${c.paper};stroke-width:2.6px;stroke-linejoin:round}`,
  `.grid{fill:none;stroke:${c.grid};stroke-width:.6}`,
  `.coast{fill:none;stroke:${c.deep};stroke-width:2;stroke-linejoin:round}`,
  `.river{fill:none;stroke:${c.river};stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round}`,
  `.river.wide{stroke-width:9;stroke-opacity:.75}`,
  `.frontier{fill:none;stroke:${c.frontier};stroke-width:1.6;stroke-dasharray:5 3}`,
  `.blue{fill:${c.blue}}.red{fill:${c.red}}.gray{fill:${c.gray}}.black{fill:${c.black}}`,
  `.mark{stroke:${c.white};stroke-width:.8;stroke-linejoin:round}`,
  `.pole{stroke:${c.ink};stroke-width:1.3;stroke-linecap:round}`,
  `.city{fill:${c.white};stroke:${c.ink};stroke-width:1.3}.core{fill:${c.ink}}`,
  `.fort{fill:none;stroke:${c.ink};stroke-width:1.3}`,
  `.siege{fill:none;stroke:${c.red};stroke-width:2;stroke-dasharray:3 2.2}`,
  `.hit{fill:${c.white};fill-opacity:0}`,
  `.tip{visibility:hidden;pointer-events:none}.tip rect{fill:${c.paper};stroke:${c.ink}}`,
  `a:hover>.tip,a:focus>.tip{visibility:visible}a:focus>.hit{stroke:${c.ink};stroke-width:2.5}a{cursor:pointer}`,
].join('\n');
