import { Notice } from '@tandem/components'
import { editorMessages } from '../../messages.ts'
import { type PromptTest, violationsOf } from './promptTests.ts'
import { usePromptTestsStyles } from './PromptTests.styles.ts'

const texts = editorMessages.tests

export function TestAnswer({ test }: { readonly test: PromptTest }) {
  const styles = usePromptTestsStyles()
  const { answer = '' } = test.run ?? {}
  const { missing, unwanted } = violationsOf(test, answer)
  const reasons = [
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
    ...(unwanted.length > 0 ? [texts.unwanted(unwanted)] : []),
  ]
  return (
    <Notice intent="error" title={reasons.join(' ')}>
      <p className={styles.answer}>{answer}</p>
    </Notice>
  )
}
