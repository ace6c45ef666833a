import { PageHead } from '@tandem/components'
import { GuideLink } from './GuideLink.tsx'
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
            {guides.map(({ id, summary }) => (
              <li key={id} className={styles.guide}>
                <GuideLink to={guideHref(id)} className={styles.link}>
                  {guideTitles[id]}
                </GuideLink>
                <p className={styles.summary}>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
