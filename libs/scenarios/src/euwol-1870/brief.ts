/** The situation at the opening, for everybody. */
export const BRIEF = `It is the evening of 1 August 1870. France declared war thirteen days ago and sent its regiments to the frontier as they stood;
the reservists follow one by one. The Army of the Rhine lies on a line from Thionville to Belfort, two hundred and fifty kilometres of it:
four corps and the Guard before Metz, one at Saargemund, one in Alsace, one at Belfort, one at the camp of Chalons.

Nine lines of railway have brought the Germans to the Rhine: the First Army on the Moselle, the Second between Mainz and the Saar, the Third in
the Palatinate. They are half as many again, and their steel guns outshoot anything the French have. The French rifle kills at twice the
distance of the needle gun.

Between the two lie the Saar, the forests of the Hardt and the Vosges. Behind the French lie the Moselle, and the great fortress of
Metz that can feed an army, or swallow it. A campaign has twelve turns.`;

/** What the players of each side should know besides. */
export const SIDE_BRIEFS: Readonly<Record<string, string>> = {
  FR: `Draw together: on the Saar, or behind the Moselle, but somewhere. Choose ground, dig, and let them attack: frontally nobody can
live before your rifles. Do not stay until their guns are all up and the next corps comes round your flank. Mac-Mahon alone cannot
hold Alsace against an army; the passes of the Vosges behind him can be shut, and the tunnels of the railway blown. Who is locked up in
Metz is lost.`,
  PR: `You have the numbers, the guns and the trains. Fix them on the Saar, and let the Third Army beat what stands in Alsace before help
comes over the Vosges. Do not throw regiments at rifles they cannot reach: bring up the guns, find the flank. Then the Moselle: whoever
crosses above Metz while they still talk of going back has them. Nancy and the line to Paris feed you beyond it, once Toul is out of
the way.`,
};
