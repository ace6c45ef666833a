import { Wordmark } from '../index.ts'
import { Cover } from './Cover.tsx'
import { groups, isCover, isFrame, type Part } from './parts.ts'
import { useWelcomeStyles } from './Welcome.styles.ts'

/** Overview of the package. */
export function Welcome() {
  const styles = useWelcomeStyles()
  return (
    <main className={styles.page}>
      <div className={styles.hero}>
        <h1 className={styles.title}>
          <Wordmark size="large" />
        </h1>
        <p className={styles.text}>
          Tandem's component library, built on Fluent 2. Light and dark, fully keyboard accessible. Props go in,
          callbacks come out; no component needs a backend, a router or a store. Change the theme in the toolbar, or
          open a component to see its states.
        </p>
      </div>
      {groups.map(({ group, parts }) => (
        <section key={group} className={styles.group} aria-label={group}>
          <p className={styles.groupName}>{group}</p>
          <div className={styles.parts}>
            {parts.map((part) => (
              <PartCard key={part.name} {...part} />
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

function PartCard(part: Part) {
  const styles = useWelcomeStyles()
  const { name, meta, FirstStory } = part
  const stories = `./?path=/docs/${meta.title?.toLowerCase().replace('/', '-')}--docs`
  return (
    <div className={styles.card}>
      <h2 className={styles.name}>
        <a className={styles.link} href={stories} target="_top">
          {name}
        </a>
      </h2>
      {isCover(part) && <Cover {...part} />}
      {!isCover(part) && !isFrame(part) && <FirstStory />}
    </div>
  )
}
