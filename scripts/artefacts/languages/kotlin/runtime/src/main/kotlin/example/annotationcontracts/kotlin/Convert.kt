package example.annotationcontracts.kotlin

import example.annotationcontracts.Field

/** Converts the value of a member that is there. */
internal inline fun <A, B> convert(member: Field<A>, transform: (A) -> B): Field<B> =
    if (member.isPresent) Field.of(transform(member.get())) else Field.missing()
