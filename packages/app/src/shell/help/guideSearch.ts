import MiniSearch from 'minisearch'
import { type GuideSection } from './guide.ts'
import { type GuideId, guideHref, guideTitles } from './guideTitles.ts'
import { guides } from './guides.ts'
import { textOfBlock } from './textOfBlock.ts'

/** A section of a guide that was found. */
export interface FoundSection {
  readonly href: string
  readonly guideId: GuideId
  readonly title: string
  readonly guideTitle: string
}

const index = new MiniSearch<{ id: string; title: string; guideTitle: string; text: string }>({
  fields: ['title', 'guideTitle', 'text'],
  searchOptions: { boost: { title: 4, guideTitle: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
})

const sections: ReadonlyMap<string, { readonly guideId: GuideId; readonly section: GuideSection }> = new Map(
  guides.flatMap(({ id, sections: all }) =>
    all.map((section) => [`${id}#${section.id}`, { guideId: id, section }] as const),
  ),
)

index.addAll(
  [...sections].map(([id, { guideId, section }]) => ({
    id,
    title: section.title,
    guideTitle: guideTitles[guideId],
    text: section.blocks.map(textOfBlock).join(' '),
  })),
)

/** How many sections a search shows at most. */
const maximumFound = 12

/** The sections that have all words of the text, the most fitting first. Letters may be missing at the end or wrong. */
export function searchGuides(text: string): readonly FoundSection[] {
  return index
    .search(text)
    .slice(0, maximumFound)
    .flatMap(({ id }) => {
      const found = sections.get(String(id))
      if (!found) return []
      const { guideId, section } = found
      return [
        {
          href: guideHref(guideId, section.id),
          guideId,
          title: section.title,
          guideTitle: guideTitles[guideId],
        },
      ]
    })
}
