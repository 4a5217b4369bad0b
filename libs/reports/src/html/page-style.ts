import { COLOURS as c } from '@vedette/cartography';

/** Style sheet of report pages: legible from 320 px to print, nothing told by colour alone. */
export const PAGE_STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;padding:0 1rem 4rem;max-width:64rem;background:${c.paper};color:${c.ink};font:1rem/1.5 Georgia,"Times New Roman",serif;overflow-wrap:break-word}
h1,h2,h3,h4{line-height:1.25;margin:1.6em 0 .5em}
h1{font-size:1.7rem;margin-top:1rem}h2{font-size:1.4rem;border-bottom:3px double ${c.ink}}h3{font-size:1.15rem;border-bottom:1px solid ${c.faint}}h4{font-size:1rem}
a{color:#123f7d}a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid ${c.ink};outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;background:${c.paper};padding:.5rem;z-index:2}
nav ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}
header dl,.facts{display:flex;flex-wrap:wrap;gap:0 1.2rem;margin:.2rem 0}
header dl div,.facts div{display:flex;gap:.4em}
dt{color:${c.faint};flex:none}dt::after{content:":"}dd{margin:0;font-weight:bold}
ol.lines,ul.places,ul.plain{list-style:none;padding:0;margin:.3rem 0}
ol.lines>li,ul.places>li{margin:.35rem 0;padding-left:3rem;text-indent:-3rem}
ol.lines>li>*,ul.places>li>*{text-indent:0}
.summary{margin:.3rem 0;padding-left:1.2rem}.summary li{margin:.2rem 0}.to{font-size:.85rem;color:${c.faint}}
.n{display:inline-block;min-width:2.4rem;margin-right:.6rem;text-align:right;text-indent:0;color:${c.faint};text-decoration:none;font-size:.85rem}
.r{font-size:.85rem;white-space:nowrap}
ol.lines details{display:inline}ol.lines details[open]{display:block}
ol.lines summary{display:inline;font-size:.85rem;cursor:pointer;text-decoration:underline dotted}
ol.lines details p{margin:.2rem 0 .2rem 0;font-size:.9rem}
:target{background:#fff3b8;outline:2px solid ${c.ink};outline-offset:2px}
.routine{font-size:.93rem}
.quiet{color:${c.faint}}
figure{margin:.8rem 0}figcaption{font-size:.9rem;color:${c.faint}}
.more{display:none;margin:.2rem 0;font-size:.9rem}
.scroll{overflow-x:auto;width:fit-content;max-width:100%;border:1px solid ${c.faint};background:${c.paper}}
svg.map{display:block;max-width:none;height:auto}
.defs{position:absolute;width:0;height:0;overflow:hidden}
table{border-collapse:collapse;font-size:.9rem}caption{text-align:left;font-weight:bold;padding:.3rem 0}
th,td{border:1px solid ${c.grid};padding:.15rem .45rem;text-align:left;white-space:nowrap}td.num{text-align:right}thead th{background:${c.hill}}
.card{border:1px solid ${c.grid};padding:.3rem .7rem;margin:.5rem 0;break-inside:avoid}.card h4{margin:.2rem 0}
.legend{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:.3rem 1rem}
.legend li{display:flex;gap:.6rem;align-items:center}.legend svg{flex:none;box-sizing:content-box;border:1px solid ${c.grid}}
@media (max-width:50rem){.more.wider{display:block}}
@media (max-width:37rem){.more{display:block}}
@media (max-width:30rem){body{padding:0 .6rem 3rem}ol.lines>li,ul.places>li{padding-left:1.2rem;text-indent:-1.2rem}.n{min-width:0}}
@media print{body{max-width:none;padding:0;background:#fff;font-size:10pt}nav,.skip,.back,.more{display:none!important}a{color:inherit;text-decoration:none}.scroll{overflow:visible;border:0}svg.map{max-width:100%}h2{break-before:page}h2:first-of-type{break-before:auto}figure,.places li{break-inside:avoid}details::details-content{content-visibility:visible;block-size:auto}.tip{display:none}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`.trim();
