/**
 * The form around a component. Features import it from here, so that only this folder depends on the library (ADR 9).
 */
export { useForm, useFormState } from 'react-final-form'
