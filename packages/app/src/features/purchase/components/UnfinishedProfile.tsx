import { Button } from '@fluentui/react-components'
import { useAtomValue, useSetAtom } from 'jotai'
import { creationAtom, isCreationAskedAtom, unfinishedProfilesAtom } from '../creationState.ts'
import { creationMessages } from '../messages.ts'
import { useUnfinishedProfileStyles } from './UnfinishedProfile.styles.ts'

const { unfinished: texts } = creationMessages

/** The way on with purchased profiles that do not exist yet, or whose account is not connected (BILL-21). */
export function UnfinishedProfile() {
  const styles = useUnfinishedProfileStyles()
  const unfinished = useAtomValue(unfinishedProfilesAtom)
  const askForCreation = useSetAtom(isCreationAskedAtom)
  const setCreation = useSetAtom(creationAtom)
  if (!unfinished) return null
  const isCreated = 'profileId' in unfinished
  const goOn = () =>
    isCreated ? setCreation({ at: 'details', profileId: unfinished.profileId }) : askForCreation(true)
  return (
    <div className={styles.root}>
      <p className={styles.text}>{isCreated ? texts.unfilled : texts.uncreated(unfinished.missing)}</p>
      <Button onClick={goOn}>{isCreated ? texts.connect : texts.create}</Button>
    </div>
  )
}
