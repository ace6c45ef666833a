import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { row } from '@tandem/components/styles'
import { useAtomValue } from 'jotai'
import { environmentAtom } from '../api/environment.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { demoScope, shortcutIds, shortcuts, shortcutScopes } from './shortcuts.ts'

const useShortcutSectionsStyles = makeStyles({
  root: {
    columnWidth: '280px',
    columnGap: tokens.spacingHorizontalXXL,
    '& > section': { breakInside: 'avoid', marginBottom: tokens.spacingVerticalM },
  },
  scope: { margin: 0, ...typographyStyles.body1Strong },
  keys: { margin: `0 0 ${tokens.spacingVerticalS}` },
  key: {
    ...row(tokens.spacingHorizontalM),
    minHeight: '32px',
    paddingBlock: tokens.spacingVerticalXXS,
    boxSizing: 'border-box',
  },
  caps: { margin: 0, marginInlineStart: 'auto' },
})

export function ShortcutSections() {
  const styles = useShortcutSectionsStyles()
  const { demo } = useAtomValue(environmentAtom)
  const scopes = demo ? [...shortcutScopes, demoScope] : shortcutScopes
  return (
    <div className={styles.root}>
      {scopes.map(({ scope, name }) => (
        <section key={scope} aria-label={name}>
          <h3 className={styles.scope}>{name}</h3>
          <dl className={styles.keys}>
            {shortcutIds
              .filter((id) => shortcuts[id].scope === scope)
              .map((id) => (
                <div key={id} className={styles.key}>
                  <dt>{shortcuts[id].name}</dt>
                  <dd className={styles.caps}>
                    <KeyCaps keys={shortcuts[id].keys} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
