import MiniSearch from 'minisearch'
import { guideHref, guideTitles } from './guideTitles.ts'
import { guides } from './guides.ts'

/** A section of a guide, as the search knows it. */
interface FoundSection {
  readonly href: string
  readonly title: string
  readonly guideTitle: string
  readonly text: string
}

const sections: ReadonlyMap<string, FoundSection> = new Map(
  guides.flatMap((guide) =>
    guide.sections.map(({ id, title, text }) => {
      const href = guideHref(guide.id, id)
      return [href, { href, title, guideTitle: guideTitles[guide.id], text: text.replaceAll(/[|`>]/g, ' ') }] as const
    }),
  ),
)

const index = new MiniSearch<FoundSection>({
  idField: 'href',
  fields: ['title', 'guideTitle', 'text'],
  searchOptions: { boost: { title: 4, guideTitle: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
})
index.addAll([...sections.values()])

/** How many sections a search shows at most. */
const maximumFound = 12

/** The sections that have all words of the text, the most fitting first. Letters may be missing at the end or wrong. */
export const searchGuides = (text: string): readonly FoundSection[] =>
  index
    .search(text)
    .slice(0, maximumFound)
    .flatMap(({ id }) => sections.get(String(id)) ?? [])
