import { Button } from '@fluentui/react-components'
import { GuideLink } from './GuideLink.tsx'
import { searchGuides } from './guideSearch.ts'
import { useHelpPageStyles } from './help.styles.ts'
import { helpMessages as texts } from './messages.ts'

interface GuideResultsProps {
  readonly text: string
  readonly onClear: () => void
}

/** The sections that match a search. */
export function GuideResults({ text, onClear }: GuideResultsProps) {
  const styles = useHelpPageStyles()
  const found = searchGuides(text)
  const summary = found.length === 0 ? texts.nothingFound(text.trim()) : texts.found(found.length)
  return (
    <nav aria-label={texts.search.results}>
      <p role="status" className={styles.count}>
        {summary}
      </p>
      {found.length === 0 ? (
        <Button onClick={onClear}>{texts.search.clear}</Button>
      ) : (
        <ul className={styles.links}>
          {found.map(({ href, title, guideTitle }) => (
            <li key={href}>
              <GuideLink to={href} className={styles.result}>
                <span>{title}</span>
                <span className={styles.resultGuide}>{guideTitle}</span>
              </GuideLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
