// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/webhook_2_3.hpp"

#include "decoding.hpp"
#include "encoding.hpp"

namespace annotation_contracts::webhook_2_3 {

using detail::Is;

extern const detail::Edition contract;
constinit const detail::Edition contract("2.3",
    R"table({"table":1,"name":"webhook","edition":"2.3","main":"Delivery","formats":{"utc-date-time":{"words":"UTC timestamp","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|\\+00:00)$"},"http-url":{"words":"URL","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\[[^/?#@]+\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)"},"hex-colour":{"words":"hex colour","pattern":"^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"}},"types":[)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"Organization"},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"OrganizationBeforeUpdate"},)table"
    R"table({"kind":"alias","type":{"kind":"integer","safe":true},"name":"Integer"},)table"
    R"table({"kind":"alias","type":{"kind":"string","format":"http-url","phrase":"an absolute http or https URL","loose":{"phrase":"a string"}},"name":"HttpUrl"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"username","type":{"kind":"string"},"optional":false},{"name":"first_name","type":{"kind":"string"},"optional":false},{"name":"last_name","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"User"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:organization","phrase":"\"update:organization\""},"optional":false},{"name":"organization","type":{"kind":"named","name":"Organization"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"OrganizationBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"organization","known":[]},"name":"UpdateOrganizationEvent","tag":{"member":"event","value":"update:organization"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"Membership"},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"MembershipBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:membership","phrase":"\"update:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"MembershipBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"membership","known":[]},"name":"UpdateMembershipEvent","tag":{"member":"event","value":"update:membership"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:membership","phrase":"\"delete:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteMembershipEvent","tag":{"member":"event","value":"delete:membership"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"Invitation"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:invitation","phrase":"\"create:invitation\""},"optional":false},{"name":"invitation","type":{"kind":"named","name":"Invitation"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateInvitationEvent","tag":{"member":"event","value":"create:invitation"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:invitation","phrase":"\"delete:invitation\""},"optional":false},{"name":"invitation","type":{"kind":"named","name":"Invitation"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteInvitationEvent","tag":{"member":"event","value":"delete:invitation"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"Project"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:project","phrase":"\"create:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateProjectEvent","tag":{"member":"event","value":"create:project"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"ProjectBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:project","phrase":"\"update:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"ProjectBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"project","known":[]},"name":"UpdateProjectEvent","tag":{"member":"event","value":"update:project"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:project","phrase":"\"delete:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteProjectEvent","tag":{"member":"event","value":"delete:project"}},)table"
    R"table({"kind":"vocabulary","values":["","annotation"],"open":true,"name":"TaskMode"},)table"
    R"table({"kind":"alias","type":{"kind":"string","format":"utc-date-time","phrase":"a UTC timestamp such as 2026-01-31T08:30:00Z","loose":{"phrase":"a string"}},"name":"Timestamp"},)table"
    R"table({"kind":"vocabulary","values":["annotation"],"open":true,"name":"Status"},)table"
    R"table({"kind":"alias","type":{"kind":"string","format":"hex-colour","phrase":"a hex colour such as #33ddff","loose":{"phrase":"a string"}},"name":"HexColour"},)table"
    R"table({"kind":"vocabulary","values":["any"],"open":true,"name":"LabelType"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"color","type":{"kind":"named","name":"HexColour"},"optional":false},{"name":"attributes","type":{"kind":"list","items":{"kind":"json","types":["string","number","boolean","null","array","object"],"phrase":"a string or a number or a boolean or null or an array or an object"}},"optional":false},{"name":"type","type":{"kind":"named","name":"LabelType"},"optional":false},{"name":"sublabels","type":{"kind":"list","items":{"kind":"json","types":["string","number","boolean","null","array","object"],"phrase":"a string or a number or a boolean or null or an array or an object"}},"optional":false},{"name":"has_parent","type":{"kind":"boolean"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Label"},)table"
    R"table({"kind":"vocabulary","values":["annotation"],"open":true,"name":"JobStage"},)table"
    R"table({"kind":"vocabulary","values":["new"],"open":true,"name":"JobState"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"stage","type":{"kind":"named","name":"JobStage"},"optional":false},{"name":"state","type":{"kind":"named","name":"JobState"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"JobSummary"},)table"
    R"table({"kind":"record","fields":[{"name":"start_frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"stop_frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"jobs","type":{"kind":"list","items":{"kind":"named","name":"JobSummary"}},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Segment"},)table"
    R"table({"kind":"vocabulary","values":["2d"],"open":true,"name":"TaskDimension"},)table"
    R"table({"kind":"vocabulary","values":["local"],"open":true,"name":"StorageLocation"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"location","type":{"kind":"named","name":"StorageLocation"},"optional":false},{"name":"cloud_storage_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Storage"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"project_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"owner","type":{"kind":"named","name":"User"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"labels","type":{"kind":"list","items":{"kind":"named","name":"Label"}},"optional":false},{"name":"segments","type":{"kind":"list","items":{"kind":"named","name":"Segment"}},"optional":false},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"subset","type":{"kind":"string"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"named","name":"Storage"},"optional":false},{"name":"source_storage","type":{"kind":"named","name":"Storage"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreatedTask"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:task","phrase":"\"create:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"CreatedTask"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateTaskEvent","tag":{"member":"event","value":"create:task"}},)table"
    R"table({"kind":"vocabulary","values":["imageset"],"open":true,"name":"ChunkType"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"project_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"owner","type":{"kind":"named","name":"User"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"labels","type":{"kind":"list","items":{"kind":"named","name":"Label"}},"optional":false},{"name":"segments","type":{"kind":"list","items":{"kind":"named","name":"Segment"}},"optional":false},{"name":"data_chunk_size","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":false},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":false},{"name":"size","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"image_quality","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"data","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"subset","type":{"kind":"string"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"named","name":"Storage"},"optional":false},{"name":"source_storage","type":{"kind":"named","name":"Storage"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Task"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":true},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"project_id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":true},{"name":"owner","type":{"kind":"named","name":"User"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"bug_tracker","type":{"kind":"string"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":true},{"name":"labels","type":{"kind":"list","items":{"kind":"named","name":"Label"}},"optional":true},{"name":"segments","type":{"kind":"list","items":{"kind":"named","name":"Segment"}},"optional":true},{"name":"data_chunk_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"image_quality","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"data","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":true},{"name":"subset","type":{"kind":"string"},"optional":true},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"target_storage","type":{"kind":"named","name":"Storage"},"optional":true},{"name":"source_storage","type":{"kind":"named","name":"Storage"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"TaskBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:task","phrase":"\"update:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"Task"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"TaskBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"task","known":["url","id","name","project_id","mode","owner","assignee","bug_tracker","created_date","updated_date","overlap","segment_size","status","labels","segments","data_chunk_size","data_compressed_chunk_type","data_original_chunk_type","size","image_quality","data","dimension","subset","organization","target_storage","source_storage"]},"name":"UpdateTaskEvent","tag":{"member":"event","value":"update:task"}},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"project_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"owner","type":{"kind":"named","name":"User"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"labels","type":{"kind":"list","items":{"kind":"named","name":"Label"}},"optional":false},{"name":"segments","type":{"kind":"list","items":{"kind":"named","name":"Segment"}},"optional":false},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"subset","type":{"kind":"string"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"named","name":"Storage"},"optional":false},{"name":"source_storage","type":{"kind":"named","name":"Storage"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeletedTask"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:task","phrase":"\"delete:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"DeletedTask"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteTaskEvent","tag":{"member":"event","value":"delete:task"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"Job"},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"JobBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:job","phrase":"\"update:job\""},"optional":false},{"name":"job","type":{"kind":"named","name":"Job"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"JobBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"job","known":[]},"name":"UpdateJobEvent","tag":{"member":"event","value":"update:job"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"Issue"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:issue","phrase":"\"create:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateIssueEvent","tag":{"member":"event","value":"create:issue"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"IssueBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:issue","phrase":"\"update:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"IssueBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"issue","known":[]},"name":"UpdateIssueEvent","tag":{"member":"event","value":"update:issue"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:issue","phrase":"\"delete:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteIssueEvent","tag":{"member":"event","value":"delete:issue"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"Comment"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:comment","phrase":"\"create:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateCommentEvent","tag":{"member":"event","value":"create:comment"}},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["object"],"phrase":"an object"},"name":"CommentBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:comment","phrase":"\"update:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"CommentBeforeUpdate"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"comment","known":[]},"name":"UpdateCommentEvent","tag":{"member":"event","value":"update:comment"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:comment","phrase":"\"delete:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteCommentEvent","tag":{"member":"event","value":"delete:comment"}},)table"
    R"table({"kind":"vocabulary","values":["project","organization"],"open":false,"name":"WebhookType","phrase":"one of \"project\", \"organization\""},)table"
    R"table({"kind":"vocabulary","values":["application/json"],"open":true,"name":"ContentType"},)table"
    R"table({"kind":"vocabulary","values":["update:organization","update:membership","delete:membership","create:invitation","delete:invitation","create:project","update:project","delete:project","create:task","update:task","delete:task","update:job","create:issue","update:issue","delete:issue","create:comment","update:comment","delete:comment"],"open":false,"name":"EventName","phrase":"one of \"update:organization\", \"update:membership\", \"delete:membership\", \"create:invitation\", \"delete:invitation\", \"create:project\", \"update:project\", \"delete:project\", \"create:task\", \"update:task\", \"delete:task\", \"update:job\", \"create:issue\", \"update:issue\", \"delete:issue\", \"create:comment\", \"update:comment\", \"delete:comment\""},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"target_url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"description","type":{"kind":"string"},"optional":false},{"name":"type","type":{"kind":"named","name":"WebhookType"},"optional":false},{"name":"content_type","type":{"kind":"named","name":"ContentType"},"optional":false},{"name":"is_active","type":{"kind":"boolean"},"optional":false},{"name":"enable_ssl","type":{"kind":"boolean"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"owner","type":{"kind":"named","name":"User"},"optional":false},{"name":"project","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"events","type":{"kind":"list","items":{"kind":"named","name":"EventName"}},"optional":false},{"name":"last_status","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"last_delivery_date","type":{"kind":"named","name":"Timestamp"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Webhook"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"ping","phrase":"\"ping\""},"optional":false},{"name":"webhook","type":{"kind":"named","name":"Webhook"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"PingEvent","tag":{"member":"event","value":"ping"}},)table"
    R"table({"kind":"sum","tag":"event","open":true,"branches":[{"value":"update:organization","record":"UpdateOrganizationEvent"},{"value":"update:membership","record":"UpdateMembershipEvent"},{"value":"delete:membership","record":"DeleteMembershipEvent"},{"value":"create:invitation","record":"CreateInvitationEvent"},{"value":"delete:invitation","record":"DeleteInvitationEvent"},{"value":"create:project","record":"CreateProjectEvent"},{"value":"update:project","record":"UpdateProjectEvent"},{"value":"delete:project","record":"DeleteProjectEvent"},{"value":"create:task","record":"CreateTaskEvent"},{"value":"update:task","record":"UpdateTaskEvent"},{"value":"delete:task","record":"DeleteTaskEvent"},{"value":"update:job","record":"UpdateJobEvent"},{"value":"create:issue","record":"CreateIssueEvent"},{"value":"update:issue","record":"UpdateIssueEvent"},{"value":"delete:issue","record":"DeleteIssueEvent"},{"value":"create:comment","record":"CreateCommentEvent"},{"value":"update:comment","record":"UpdateCommentEvent"},{"value":"delete:comment","record":"DeleteCommentEvent"},{"value":"ping","record":"PingEvent"}],"name":"Delivery"})table"
    R"table(]})table");

static std::span<const std::string_view> words_of(WebhookType) {
  static constexpr std::array<std::string_view, 2> words = {"project", "organization"};
  return words;
}

std::string_view to_string(WebhookType value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(EventName) {
  static constexpr std::array<std::string_view, 18> words = {"update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment"};
  return words;
}

std::string_view to_string(EventName value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static void members_of(Is<User> auto& value, auto& members) {
  members.required("url", value.url);
  members.required("id", value.id);
  members.required("username", value.username);
  members.required("first_name", value.first_name);
  members.required("last_name", value.last_name);
}

static void members_of(Is<UpdateOrganizationEvent> auto& value, auto& members) {
  members.tag("event", UpdateOrganizationEvent::event);
  members.required("organization", value.organization);
  members.required("before_update", value.before_update);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<UpdateMembershipEvent> auto& value, auto& members) {
  members.tag("event", UpdateMembershipEvent::event);
  members.required("membership", value.membership);
  members.required("before_update", value.before_update);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteMembershipEvent> auto& value, auto& members) {
  members.tag("event", DeleteMembershipEvent::event);
  members.required("membership", value.membership);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<CreateInvitationEvent> auto& value, auto& members) {
  members.tag("event", CreateInvitationEvent::event);
  members.required("invitation", value.invitation);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteInvitationEvent> auto& value, auto& members) {
  members.tag("event", DeleteInvitationEvent::event);
  members.required("invitation", value.invitation);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<CreateProjectEvent> auto& value, auto& members) {
  members.tag("event", CreateProjectEvent::event);
  members.required("project", value.project);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<UpdateProjectEvent> auto& value, auto& members) {
  members.tag("event", UpdateProjectEvent::event);
  members.required("project", value.project);
  members.required("before_update", value.before_update);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteProjectEvent> auto& value, auto& members) {
  members.tag("event", DeleteProjectEvent::event);
  members.required("project", value.project);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<Label> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("name", value.name);
  members.required("color", value.color);
  members.required("attributes", value.attributes);
  members.required("type", value.type);
  members.required("sublabels", value.sublabels);
  members.required("has_parent", value.has_parent);
}

static void members_of(Is<JobSummary> auto& value, auto& members) {
  members.required("url", value.url);
  members.required("id", value.id);
  members.required("assignee", value.assignee);
  members.required("status", value.status);
  members.required("stage", value.stage);
  members.required("state", value.state);
}

static void members_of(Is<Segment> auto& value, auto& members) {
  members.required("start_frame", value.start_frame);
  members.required("stop_frame", value.stop_frame);
  members.required("jobs", value.jobs);
}

static void members_of(Is<Storage> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("location", value.location);
  members.required("cloud_storage_id", value.cloud_storage_id);
}

static void members_of(Is<CreatedTask> auto& value, auto& members) {
  members.required("url", value.url);
  members.required("id", value.id);
  members.required("name", value.name);
  members.required("project_id", value.project_id);
  members.required("mode", value.mode);
  members.required("owner", value.owner);
  members.required("assignee", value.assignee);
  members.required("bug_tracker", value.bug_tracker);
  members.required("created_date", value.created_date);
  members.required("updated_date", value.updated_date);
  members.optional("overlap", value.overlap);
  members.optional("segment_size", value.segment_size);
  members.required("status", value.status);
  members.required("labels", value.labels);
  members.required("segments", value.segments);
  members.required("dimension", value.dimension);
  members.required("subset", value.subset);
  members.required("organization", value.organization);
  members.required("target_storage", value.target_storage);
  members.required("source_storage", value.source_storage);
}

static void members_of(Is<CreateTaskEvent> auto& value, auto& members) {
  members.tag("event", CreateTaskEvent::event);
  members.required("task", value.task);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<Task> auto& value, auto& members) {
  members.required("url", value.url);
  members.required("id", value.id);
  members.required("name", value.name);
  members.required("project_id", value.project_id);
  members.required("mode", value.mode);
  members.required("owner", value.owner);
  members.required("assignee", value.assignee);
  members.required("bug_tracker", value.bug_tracker);
  members.required("created_date", value.created_date);
  members.required("updated_date", value.updated_date);
  members.required("overlap", value.overlap);
  members.required("segment_size", value.segment_size);
  members.required("status", value.status);
  members.required("labels", value.labels);
  members.required("segments", value.segments);
  members.required("data_chunk_size", value.data_chunk_size);
  members.required("data_compressed_chunk_type", value.data_compressed_chunk_type);
  members.required("data_original_chunk_type", value.data_original_chunk_type);
  members.required("size", value.size);
  members.required("image_quality", value.image_quality);
  members.required("data", value.data);
  members.required("dimension", value.dimension);
  members.required("subset", value.subset);
  members.required("organization", value.organization);
  members.required("target_storage", value.target_storage);
  members.required("source_storage", value.source_storage);
}

static void members_of(Is<TaskBeforeUpdate> auto& value, auto& members) {
  members.optional("url", value.url);
  members.optional("id", value.id);
  members.optional("name", value.name);
  members.optional("project_id", value.project_id);
  members.optional("mode", value.mode);
  members.optional("owner", value.owner);
  members.optional("assignee", value.assignee);
  members.optional("bug_tracker", value.bug_tracker);
  members.optional("created_date", value.created_date);
  members.optional("updated_date", value.updated_date);
  members.optional("overlap", value.overlap);
  members.optional("segment_size", value.segment_size);
  members.optional("status", value.status);
  members.optional("labels", value.labels);
  members.optional("segments", value.segments);
  members.optional("data_chunk_size", value.data_chunk_size);
  members.optional("data_compressed_chunk_type", value.data_compressed_chunk_type);
  members.optional("data_original_chunk_type", value.data_original_chunk_type);
  members.optional("size", value.size);
  members.optional("image_quality", value.image_quality);
  members.optional("data", value.data);
  members.optional("dimension", value.dimension);
  members.optional("subset", value.subset);
  members.optional("organization", value.organization);
  members.optional("target_storage", value.target_storage);
  members.optional("source_storage", value.source_storage);
}

static void members_of(Is<UpdateTaskEvent> auto& value, auto& members) {
  members.tag("event", UpdateTaskEvent::event);
  members.required("task", value.task);
  members.required("before_update", value.before_update);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeletedTask> auto& value, auto& members) {
  members.required("url", value.url);
  members.required("id", value.id);
  members.required("name", value.name);
  members.required("project_id", value.project_id);
  members.required("mode", value.mode);
  members.required("owner", value.owner);
  members.required("assignee", value.assignee);
  members.required("bug_tracker", value.bug_tracker);
  members.required("created_date", value.created_date);
  members.required("updated_date", value.updated_date);
  members.optional("overlap", value.overlap);
  members.optional("segment_size", value.segment_size);
  members.required("status", value.status);
  members.required("labels", value.labels);
  members.required("segments", value.segments);
  members.required("dimension", value.dimension);
  members.required("subset", value.subset);
  members.required("organization", value.organization);
  members.required("target_storage", value.target_storage);
  members.required("source_storage", value.source_storage);
}

static void members_of(Is<DeleteTaskEvent> auto& value, auto& members) {
  members.tag("event", DeleteTaskEvent::event);
  members.required("task", value.task);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<UpdateJobEvent> auto& value, auto& members) {
  members.tag("event", UpdateJobEvent::event);
  members.required("job", value.job);
  members.required("before_update", value.before_update);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<CreateIssueEvent> auto& value, auto& members) {
  members.tag("event", CreateIssueEvent::event);
  members.required("issue", value.issue);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<UpdateIssueEvent> auto& value, auto& members) {
  members.tag("event", UpdateIssueEvent::event);
  members.required("issue", value.issue);
  members.required("before_update", value.before_update);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteIssueEvent> auto& value, auto& members) {
  members.tag("event", DeleteIssueEvent::event);
  members.required("issue", value.issue);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<CreateCommentEvent> auto& value, auto& members) {
  members.tag("event", CreateCommentEvent::event);
  members.required("comment", value.comment);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<UpdateCommentEvent> auto& value, auto& members) {
  members.tag("event", UpdateCommentEvent::event);
  members.required("comment", value.comment);
  members.required("before_update", value.before_update);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteCommentEvent> auto& value, auto& members) {
  members.tag("event", DeleteCommentEvent::event);
  members.required("comment", value.comment);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<Webhook> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("url", value.url);
  members.required("target_url", value.target_url);
  members.required("description", value.description);
  members.required("type", value.type);
  members.required("content_type", value.content_type);
  members.required("is_active", value.is_active);
  members.required("enable_ssl", value.enable_ssl);
  members.required("created_date", value.created_date);
  members.required("updated_date", value.updated_date);
  members.required("owner", value.owner);
  members.required("project", value.project);
  members.required("organization", value.organization);
  members.required("events", value.events);
  members.optional("last_status", value.last_status);
  members.optional("last_delivery_date", value.last_delivery_date);
}

static void members_of(Is<PingEvent> auto& value, auto& members) {
  members.tag("event", PingEvent::event);
  members.required("webhook", value.webhook);
  members.required("sender", value.sender);
}

bool operator==(const User&, const User&) = default;

void to_json(Json& json, const User& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, User& value) {
  value = detail::decode<User>(contract, Json(json), Mode::Tolerant, "User");
}

bool operator==(const UpdateOrganizationEvent&, const UpdateOrganizationEvent&) = default;

void to_json(Json& json, const UpdateOrganizationEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateOrganizationEvent& value) {
  value = detail::decode<UpdateOrganizationEvent>(contract, Json(json), Mode::Tolerant, "UpdateOrganizationEvent");
}

bool operator==(const UpdateMembershipEvent&, const UpdateMembershipEvent&) = default;

void to_json(Json& json, const UpdateMembershipEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateMembershipEvent& value) {
  value = detail::decode<UpdateMembershipEvent>(contract, Json(json), Mode::Tolerant, "UpdateMembershipEvent");
}

bool operator==(const DeleteMembershipEvent&, const DeleteMembershipEvent&) = default;

void to_json(Json& json, const DeleteMembershipEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeleteMembershipEvent& value) {
  value = detail::decode<DeleteMembershipEvent>(contract, Json(json), Mode::Tolerant, "DeleteMembershipEvent");
}

bool operator==(const CreateInvitationEvent&, const CreateInvitationEvent&) = default;

void to_json(Json& json, const CreateInvitationEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateInvitationEvent& value) {
  value = detail::decode<CreateInvitationEvent>(contract, Json(json), Mode::Tolerant, "CreateInvitationEvent");
}

bool operator==(const DeleteInvitationEvent&, const DeleteInvitationEvent&) = default;

void to_json(Json& json, const DeleteInvitationEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeleteInvitationEvent& value) {
  value = detail::decode<DeleteInvitationEvent>(contract, Json(json), Mode::Tolerant, "DeleteInvitationEvent");
}

bool operator==(const CreateProjectEvent&, const CreateProjectEvent&) = default;

void to_json(Json& json, const CreateProjectEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateProjectEvent& value) {
  value = detail::decode<CreateProjectEvent>(contract, Json(json), Mode::Tolerant, "CreateProjectEvent");
}

bool operator==(const UpdateProjectEvent&, const UpdateProjectEvent&) = default;

void to_json(Json& json, const UpdateProjectEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateProjectEvent& value) {
  value = detail::decode<UpdateProjectEvent>(contract, Json(json), Mode::Tolerant, "UpdateProjectEvent");
}

bool operator==(const DeleteProjectEvent&, const DeleteProjectEvent&) = default;

void to_json(Json& json, const DeleteProjectEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeleteProjectEvent& value) {
  value = detail::decode<DeleteProjectEvent>(contract, Json(json), Mode::Tolerant, "DeleteProjectEvent");
}

bool operator==(const Label&, const Label&) = default;

void to_json(Json& json, const Label& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Label& value) {
  value = detail::decode<Label>(contract, Json(json), Mode::Tolerant, "Label");
}

bool operator==(const JobSummary&, const JobSummary&) = default;

void to_json(Json& json, const JobSummary& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, JobSummary& value) {
  value = detail::decode<JobSummary>(contract, Json(json), Mode::Tolerant, "JobSummary");
}

bool operator==(const Segment&, const Segment&) = default;

void to_json(Json& json, const Segment& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Segment& value) {
  value = detail::decode<Segment>(contract, Json(json), Mode::Tolerant, "Segment");
}

bool operator==(const Storage&, const Storage&) = default;

void to_json(Json& json, const Storage& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Storage& value) {
  value = detail::decode<Storage>(contract, Json(json), Mode::Tolerant, "Storage");
}

bool operator==(const CreatedTask&, const CreatedTask&) = default;

void to_json(Json& json, const CreatedTask& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreatedTask& value) {
  value = detail::decode<CreatedTask>(contract, Json(json), Mode::Tolerant, "CreatedTask");
}

bool operator==(const CreateTaskEvent&, const CreateTaskEvent&) = default;

void to_json(Json& json, const CreateTaskEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateTaskEvent& value) {
  value = detail::decode<CreateTaskEvent>(contract, Json(json), Mode::Tolerant, "CreateTaskEvent");
}

bool operator==(const Task&, const Task&) = default;

void to_json(Json& json, const Task& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Task& value) {
  value = detail::decode<Task>(contract, Json(json), Mode::Tolerant, "Task");
}

bool operator==(const TaskBeforeUpdate&, const TaskBeforeUpdate&) = default;

void to_json(Json& json, const TaskBeforeUpdate& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, TaskBeforeUpdate& value) {
  value = detail::decode<TaskBeforeUpdate>(contract, Json(json), Mode::Tolerant, "TaskBeforeUpdate");
}

bool operator==(const UpdateTaskEvent&, const UpdateTaskEvent&) = default;

void to_json(Json& json, const UpdateTaskEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateTaskEvent& value) {
  value = detail::decode<UpdateTaskEvent>(contract, Json(json), Mode::Tolerant, "UpdateTaskEvent");
}

bool operator==(const DeletedTask&, const DeletedTask&) = default;

void to_json(Json& json, const DeletedTask& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeletedTask& value) {
  value = detail::decode<DeletedTask>(contract, Json(json), Mode::Tolerant, "DeletedTask");
}

bool operator==(const DeleteTaskEvent&, const DeleteTaskEvent&) = default;

void to_json(Json& json, const DeleteTaskEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeleteTaskEvent& value) {
  value = detail::decode<DeleteTaskEvent>(contract, Json(json), Mode::Tolerant, "DeleteTaskEvent");
}

bool operator==(const UpdateJobEvent&, const UpdateJobEvent&) = default;

void to_json(Json& json, const UpdateJobEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateJobEvent& value) {
  value = detail::decode<UpdateJobEvent>(contract, Json(json), Mode::Tolerant, "UpdateJobEvent");
}

bool operator==(const CreateIssueEvent&, const CreateIssueEvent&) = default;

void to_json(Json& json, const CreateIssueEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateIssueEvent& value) {
  value = detail::decode<CreateIssueEvent>(contract, Json(json), Mode::Tolerant, "CreateIssueEvent");
}

bool operator==(const UpdateIssueEvent&, const UpdateIssueEvent&) = default;

void to_json(Json& json, const UpdateIssueEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateIssueEvent& value) {
  value = detail::decode<UpdateIssueEvent>(contract, Json(json), Mode::Tolerant, "UpdateIssueEvent");
}

bool operator==(const DeleteIssueEvent&, const DeleteIssueEvent&) = default;

void to_json(Json& json, const DeleteIssueEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeleteIssueEvent& value) {
  value = detail::decode<DeleteIssueEvent>(contract, Json(json), Mode::Tolerant, "DeleteIssueEvent");
}

bool operator==(const CreateCommentEvent&, const CreateCommentEvent&) = default;

void to_json(Json& json, const CreateCommentEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateCommentEvent& value) {
  value = detail::decode<CreateCommentEvent>(contract, Json(json), Mode::Tolerant, "CreateCommentEvent");
}

bool operator==(const UpdateCommentEvent&, const UpdateCommentEvent&) = default;

void to_json(Json& json, const UpdateCommentEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateCommentEvent& value) {
  value = detail::decode<UpdateCommentEvent>(contract, Json(json), Mode::Tolerant, "UpdateCommentEvent");
}

bool operator==(const DeleteCommentEvent&, const DeleteCommentEvent&) = default;

void to_json(Json& json, const DeleteCommentEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeleteCommentEvent& value) {
  value = detail::decode<DeleteCommentEvent>(contract, Json(json), Mode::Tolerant, "DeleteCommentEvent");
}

bool operator==(const Webhook&, const Webhook&) = default;

void to_json(Json& json, const Webhook& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Webhook& value) {
  value = detail::decode<Webhook>(contract, Json(json), Mode::Tolerant, "Webhook");
}

bool operator==(const PingEvent&, const PingEvent&) = default;

void to_json(Json& json, const PingEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, PingEvent& value) {
  value = detail::decode<PingEvent>(contract, Json(json), Mode::Tolerant, "PingEvent");
}

Delivery take_delivery(Json&& node, const detail::Reading& reading) {
  return detail::take<Delivery>(std::move(node), reading);
}

Delivery parse_delivery(std::string_view body, Mode mode) {
  return detail::decode<Delivery>(contract, detail::read_json(body), mode);
}

std::string write_delivery(const Delivery& document) {
  return detail::write_json(detail::encode(document));
}

Json encode_delivery(const Delivery& document) {
  return detail::encode(document);
}

Delivery decode_delivery(const Json& json) {
  return detail::decode<Delivery>(contract, Json(json));
}

}  // namespace annotation_contracts::webhook_2_3
