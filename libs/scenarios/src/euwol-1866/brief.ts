/** The situation at the opening, for everybody. */
export const BRIEF = `It is the evening of 15 June 1866. Prussia has left the German Confederation and given Saxony, Hanover and the Elector of
Hesse a day to declare themselves; tomorrow its columns cross their borders. Austria has its Army of the North round Olmutz, one
corps forward on the Iser, and the Saxons ready to join it. Italy, bound to Prussia by treaty, will go for Venetia; Archduke
Albrecht waits for it behind the Adige with the four fortresses of the Quadrilateral before him.

Three Prussian armies stand on a bow of four hundred kilometres from the Elbe at Torgau through Lusatia to the Neisse. Railways
brought them there and feed them; between them lie the mountains of Bohemia. The Prussian foot fires lying down and five times
while an Austrian loads once; the Austrian guns carry farther and the Austrian horse is better.

In the west a few Prussian divisions in three pieces must deal with Hanover before Bavarians and the Federal troops on the Main are
ready. A campaign has twelve turns. Who rides by train gets off where his own side holds the line, and not under the enemy's guns.`;

/** What the players of each side should know besides. */
export const SIDE_BRIEFS: Readonly<Record<string, string>> = {
  PR: `Take Dresden and Gottingen before your enemies know what war is; then Bohemia, from two sides, to join round Gitschin with
nobody beaten alone. The passes from Silesia open one after the other: who comes out of them last has the whole Army of the North
before him. The lines through Gorlitz and Zittau feed the First Army as far as you hold them; tear up what you cannot keep. Attack
with fire and let them come with the bayonet. In Italy you have twice the men and the worse ground.`,
  AU: `You lie inside the bow. Whoever of the three comes out of the mountains alone is yours, if you are quick: the line from
Olmutz by Bohmisch-Trubau and Pardubitz to Josefstadt carries a corps while two march. Do not storm lines of needle guns in
columns; shell them, and turn them. Save the Saxons and, if you can, the Hanoverians, who have no bread for a long war. The
Archduke can beat the Italians singly while they cross two rivers. Blow the bridges of the Elbe and Iser behind you, not before.`,
};
