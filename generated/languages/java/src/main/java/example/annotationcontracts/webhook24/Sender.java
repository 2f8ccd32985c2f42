// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook24;

import example.annotationcontracts.JsonEncodable;

/** Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2). */
public sealed interface Sender extends JsonEncodable
    permits User,
        BackgroundUser,
        NamelessUser {
}
