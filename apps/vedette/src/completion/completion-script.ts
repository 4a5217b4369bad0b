/** What may follow `vedette COMMAND` or `vedette COMMAND ACT`. */
export type Words = Readonly<Record<string, readonly string[]>>;

/** A script for bash: words of the command line, else names of files. */
export function bashScript(words: Words): string {
  return `_vedette() {
  local here="\${COMP_WORDS[COMP_CWORD]}" words
  case "$COMP_CWORD:\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
    1:*) words="${topOf(words).join(' ')}" ;;
${casesOf(words)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$here"))
}
complete -o default -F _vedette vedette ./vedette
`;
}

/** The same for zsh, which runs the functions of bash once asked to. */
export function zshScript(words: Words): string {
  return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(words)}`;
}

const topOf = (words: Words): string[] => Object.keys(words).filter((name) => !name.includes(' '));

/** Acts before the commands they belong to, because the first pattern that fits counts. */
function casesOf(words: Words): string {
  const names = Object.keys(words);
  const acts = names.filter((name) => name.includes(' '));
  const line = (pattern: string, name: string): string =>
    `    ${pattern}) words="${words[name]!.join(' ')}" ;;`;
  return [
    ...acts.map((name) => line(`*:"${name}"`, name)),
    ...topOf(words).map((name) => line(`*:"${name} "*`, name)),
  ].join('\n');
}
