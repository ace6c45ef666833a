import { Button } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import { creationAtom, isCreationAskedAtom, unfinishedProfileAtom } from '../creationState.ts'
import { creationMessages } from '../messages.ts'
import { useUnfinishedProfileStyles } from './UnfinishedProfile.styles.ts'

const { unfinished: texts } = creationMessages

/** The way on with a purchased profile whose creation was left or has failed. */
export function UnfinishedProfile() {
  const styles = useUnfinishedProfileStyles()
  const unfinished = useAtomValue(unfinishedProfileAtom)
  const askForCreation = useSetAtom(isCreationAskedAtom)
  const setCreation = useSetAtom(creationAtom)
  if (!unfinished) return null
  const { profileId } = unfinished
  const isCreated = profileId !== null
  const goOn = () => (isCreated ? setCreation({ at: 'details', profileId }) : askForCreation(true))
  return (
    <div className={styles.root}>
      <p className={styles.text}>{isCreated ? texts.unfilled : texts.uncreated}</p>
      <Button onClick={goOn}>{isCreated ? texts.connect : texts.create}</Button>
    </div>
  )
}
