import { type GuideBlock } from './guide.ts'

/** The words of a block, without marks. */
export function textOfBlock(block: GuideBlock): string {
  const parts =
    typeof block === 'string'
      ? [block]
      : 'list' in block
        ? block.list
        : 'steps' in block
          ? block.steps
          : 'facts' in block
            ? block.facts.flat()
            : 'keys' in block
              ? block.keys.flatMap(([caps, text]) => [caps.join('+'), text])
              : [block.note]
  return parts.join(' ').replaceAll('**', '')
}
