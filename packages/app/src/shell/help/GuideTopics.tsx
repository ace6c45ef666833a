import { mergeClasses } from '@fluentui/react-components'
import { GuideLink } from './GuideLink.tsx'
import { topics } from './guides.ts'
import { type GuideId, guideHref, guideTitles } from './guideTitles.ts'
import { useHelpPageStyles } from './HelpPage.styles.ts'
import { helpMessages } from './messages.ts'

/** All guides by topic; the one that shows is marked. */
export function GuideTopics({ selectedId }: { readonly selectedId: GuideId | undefined }) {
  const styles = useHelpPageStyles()
  return (
    <nav aria-label={helpMessages.topics}>
      {topics.map(({ title, guides }) => (
        <section key={title} aria-label={title} className={styles.topic}>
          <h2 className={styles.topicTitle}>{title}</h2>
          <ul className={styles.links}>
            {guides.map(({ id }) => (
              <li key={id}>
                <GuideLink
                  to={guideHref(id)}
                  aria-current={id === selectedId ? 'page' : undefined}
                  className={mergeClasses(styles.link, id === selectedId && styles.selected)}
                >
                  {guideTitles[id]}
                </GuideLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
