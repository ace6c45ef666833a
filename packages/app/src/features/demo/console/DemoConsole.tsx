import { mergeClasses, Subtitle1 } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { IconButton } from '@tandem/components'
import { CheckpointSection } from './CheckpointSection.tsx'
import { ConversationSection } from './ConversationSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { LinkSection } from './LinkSection.tsx'
import { consoleMessages as texts } from './messages.ts'
import { TimeSection } from './TimeSection.tsx'
import { TroubleSection } from './TroubleSection.tsx'

interface DemoConsoleProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * What a presenter can let happen, beside the product, which stays usable (SIM-28). Closed, it keeps what was typed.
 * Keyboard: it follows the demo's bar in the order of Tab.
 */
export function DemoConsole({ isOpen, onClose }: DemoConsoleProps) {
  const styles = useDemoConsoleStyles()
  return (
    <aside
      aria-label={texts.title}
      // Moves the page aside (App.styles.ts).
      {...(isOpen && { 'data-demo-console': '' })}
      className={mergeClasses(styles.root, !isOpen && styles.closed)}
    >
      <div className={styles.head}>
        <Subtitle1 as="h2" className={styles.title}>
          {texts.title}
        </Subtitle1>
        <IconButton icon={<Dismiss20Regular />} label={texts.close} onClick={onClose} />
      </div>
      <p className={styles.help}>{texts.help}</p>
      <TimeSection />
      <ConversationSection />
      <TroubleSection />
      <CheckpointSection />
      <LinkSection />
    </aside>
  )
}
