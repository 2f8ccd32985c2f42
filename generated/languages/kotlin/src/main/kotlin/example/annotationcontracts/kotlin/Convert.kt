// Generated from scripts/artefacts/languages/kotlin/runtime/src/main/kotlin/example/annotationcontracts/kotlin/Convert.kt by "npm run generate". Do not edit.

package example.annotationcontracts.kotlin

import example.annotationcontracts.Field

/** Converts the value of a member that is there. */
internal inline fun <A, B> convert(member: Field<A>, transform: (A) -> B): Field<B> =
    if (member.isPresent) Field.of(transform(member.get())) else Field.missing()
