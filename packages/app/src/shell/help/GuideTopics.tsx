import { mergeClasses } from '@fluentui/react-components'
import { useRoutedAnchor } from '@tandem/components'
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
                <TopicLink id={id} isSelected={id === selectedId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function TopicLink({ id, isSelected }: { readonly id: GuideId; readonly isSelected: boolean }) {
  const styles = useHelpPageStyles()
  const anchor = useRoutedAnchor(guideHref(id))
  return (
    <a
      {...anchor}
      {...(isSelected && { 'aria-current': 'page' })}
      className={mergeClasses(styles.link, isSelected && styles.selected)}
    >
      {guideTitles[id]}
    </a>
  )
}
