/** The situation at the opening, for everybody. */
export const BRIEF = `It is the first week of May 1846. Texas has been a State of the Union since December, and nobody agrees where it
ends: at the Nueces, says Mexico; at the Rio Grande, says Washington. Zachary Taylor's regulars have stood on the Rio Grande
since March, in an earthwork opposite Matamoros. On 25 April Mexican horse rode down a patrol of dragoons on the north bank.

Taylor has gone back to his depot at Point Isabel with most of his army to fetch supplies. The 7th Infantry and two batteries
hold the earthwork, Fort Brown. Mariano Arista, who took over the Army of the North last month, means to cross the river,
cut the road between fort and depot, and fight Taylor on the open prairie by the pond called Palo Alto.

Far away, Kearny's column is assembling for Santa Fe, squadrons wait off Veracruz and Mazatlan, and settlers have the upper
hand round the Bay of San Francisco. Yucatan goes its own way and is neutral. A campaign has fifteen turns.`;

/** What the players of each side should know besides. */
export const SIDE_BRIEFS: Readonly<Record<string, string>> = {
  US: `Relieve Fort Brown, beat the army that stands between it and Point Isabel, and take Matamoros; then the road to Monterrey is
open. Point Isabel has supplies for about five turns: ship more from New Orleans, and volunteers with them. Fort Brown holds
out as long as its own stock. In the west, Santa Fe is a march of many turns over country that feeds no more than three units
a square; Bent's Fort lies on the way. At sea you may go where you like: Mexican ports live by their trade.`,
  MX: `Fort Brown is weak while Taylor is away. Cross at once, shut it in, and meet Taylor in the open with horse and foot together;
his guns are better than yours, his numbers are not. Matamoros feeds the army for about four turns: have supplies moved up
from Linares. If the river cannot be held, Monterrey can. The reserve at San Luis and in the capital is two weeks and more away;
the navy is safest under the guns of Ulua and Alvarado.`,
  YU: `Yucatan has left the Republic once more and wants no part in its war. Whoever lands on the peninsula makes an enemy.`,
};
