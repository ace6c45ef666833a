import { PageHead, useRoutedAnchor } from '@tandem/components'
import { type Guide } from './guide.ts'
import { topics } from './guides.ts'
import { guideHref, guideTitles } from './guideTitles.ts'
import { useHelpOverviewStyles } from './HelpOverview.styles.ts'
import { helpMessages } from './messages.ts'

/** `/help`: all guides, each with its summary. */
export function HelpOverview() {
  const styles = useHelpOverviewStyles()
  return (
    <div className={styles.root}>
      <PageHead title={helpMessages.title} help={helpMessages.intro} />
      {topics.map(({ title, guides }) => (
        <section key={title} aria-label={title} className={styles.topic}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.guides}>
            {guides.map((guide) => (
              <li key={guide.id} className={styles.guide}>
                <GuideCard guide={guide} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function GuideCard({ guide: { id, summary } }: { readonly guide: Guide }) {
  const styles = useHelpOverviewStyles()
  const anchor = useRoutedAnchor(guideHref(id))
  return (
    <>
      <a {...anchor} className={styles.link}>
        {guideTitles[id]}
      </a>
      <p className={styles.summary}>{summary}</p>
    </>
  )
}
