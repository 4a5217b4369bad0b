/** What is used of `@resvg/resvg-js`, an optional dependency. */
interface Renderer {
  readonly Resvg: new (
    svg: string,
    options: {
      fitTo: { mode: 'zoom'; value: number };
      font: { loadSystemFonts: boolean };
    },
  ) => { render(): { asPng(): Uint8Array } };
}

let renderer: Promise<Renderer | null> | undefined;

function loadRenderer(): Promise<Renderer | null> {
  renderer ??= import('@resvg/resvg-js').then(
    (module) => module as unknown as Renderer,
    () => null,
  );
  return renderer;
}

/**
 * A map file as a PNG, `zoom` times its size; null when the machine has no renderer. No fonts are read, so the picture is the
 * same everywhere: give it maps lettered with strokes. `systemFonts` reads those of the machine, for maps whose text is text.
 */
export async function pngOf(
  svg: string,
  zoom = 1,
  { systemFonts = false }: { readonly systemFonts?: boolean } = {},
): Promise<Uint8Array | null> {
  const loaded = await loadRenderer();
  if (!loaded) return null;
  return new loaded.Resvg(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: { loadSystemFonts: systemFonts },
  })
    .render()
    .asPng();
}
