// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/webhook_2_73.hpp"

#include "decoding.hpp"
#include "encoding.hpp"

namespace annotation_contracts::webhook_2_73 {

using detail::Is;

extern const detail::Edition contract;
constinit const detail::Edition contract("2.73",
    R"table({"table":1,"name":"webhook","edition":"2.73","main":"Delivery","formats":{"utc-date-time":{"words":"UTC timestamp","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|\\+00:00)$"},"http-url":{"words":"URL","format":"uri","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\[[^/?#@]+\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)"},"http-url-or-path":{"words":"URL or path","format":"uri-reference","pattern":"^([Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\[[^/?#@]+\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)|/[^/?#])"}},"types":[)table"
    R"table({"kind":"alias","type":{"kind":"integer","safe":true},"name":"Integer"},)table"
    R"table({"kind":"alias","type":{"kind":"string","format":"utc-date-time","phrase":"a UTC timestamp such as 2026-01-31T08:30:00Z","loose":{"phrase":"a string"}},"name":"Timestamp"},)table"
    R"table({"kind":"alias","type":{"kind":"string","format":"http-url-or-path","phrase":"an http or https URL, or a path such as /api/tasks/15","loose":{"phrase":"a string"}},"name":"PlatformUrl"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"username","type":{"kind":"string"},"optional":false},{"name":"first_name","type":{"kind":"string"},"optional":false},{"name":"last_name","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"User"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"slug","type":{"kind":"string"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"description","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"contact","type":{"kind":"json","types":["string","number","boolean","null","array","object"],"phrase":"a string or a number or a boolean or null or an array or an object"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Organization"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"slug","type":{"kind":"string"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"description","type":{"kind":"string"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"contact","type":{"kind":"json","types":["string","number","boolean","null","array","object"],"phrase":"a string or a number or a boolean or null or an array or an object"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"OrganizationBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"username","type":{"kind":"string"},"optional":false},{"name":"email","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"BackgroundUser"},)table"
    R"table({"kind":"record","fields":[{"name":"username","type":{"kind":"constant","value":"","phrase":"\"\""},"optional":false},{"name":"first_name","type":{"kind":"constant","value":"","phrase":"\"\""},"optional":false},{"name":"last_name","type":{"kind":"constant","value":"","phrase":"\"\""},"optional":false}],"rest":{"kind":"json","types":[]},"name":"NamelessUser"},)table"
    R"table({"kind":"sum","open":false,"branches":[{"value":"","record":"User"},{"value":"","record":"BackgroundUser"},{"value":"","record":"NamelessUser"}],"name":"Sender"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:organization","phrase":"\"update:organization\""},"optional":false},{"name":"organization","type":{"kind":"named","name":"Organization"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"OrganizationBeforeUpdate"},"optional":true},{"name":"changes","type":{"kind":"json","types":["object"],"phrase":"an object"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"organization","known":["id","slug","name","description","created_date","updated_date","contact","owner"]},"name":"UpdateOrganizationEvent","tag":{"member":"event","value":"update:organization"}},)table"
    R"table({"kind":"vocabulary","values":["worker","supervisor","maintainer","owner"],"open":true,"name":"Role"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"user","type":{"kind":"named","name":"User"},"optional":false},{"name":"organization","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"is_active","type":{"kind":"boolean"},"optional":false},{"name":"joined_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"role","type":{"kind":"named","name":"Role"},"optional":false},{"name":"invitation","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Membership"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"user","type":{"kind":"named","name":"User"},"optional":true},{"name":"organization","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"is_active","type":{"kind":"boolean"},"optional":true},{"name":"joined_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":true},{"name":"role","type":{"kind":"named","name":"Role"},"optional":true},{"name":"invitation","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"MembershipBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:membership","phrase":"\"update:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"MembershipBeforeUpdate"},"optional":true},{"name":"changes","type":{"kind":"json","types":["object"],"phrase":"an object"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"membership","known":["id","user","organization","is_active","joined_date","role","invitation"]},"name":"UpdateMembershipEvent","tag":{"member":"event","value":"update:membership"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:membership","phrase":"\"delete:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteMembershipEvent","tag":{"member":"event","value":"delete:membership"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:membership","phrase":"\"create:membership\""},"optional":false},{"name":"membership","type":{"kind":"named","name":"Membership"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateMembershipEvent","tag":{"member":"event","value":"create:membership"}},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"slug","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"BasicOrganization"},)table"
    R"table({"kind":"record","fields":[{"name":"key","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"role","type":{"kind":"named","name":"Role"},"optional":false},{"name":"user","type":{"kind":"named","name":"User"},"optional":false},{"name":"organization","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"expired","type":{"kind":"nullable","of":{"kind":"boolean"},"phrase":"a boolean or null"},"optional":false},{"name":"organization_info","type":{"kind":"named","name":"BasicOrganization"},"optional":false},{"name":"accepted","type":{"kind":"boolean"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Invitation"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:invitation","phrase":"\"create:invitation\""},"optional":false},{"name":"invitation","type":{"kind":"named","name":"Invitation"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateInvitationEvent","tag":{"member":"event","value":"create:invitation"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:invitation","phrase":"\"delete:invitation\""},"optional":false},{"name":"invitation","type":{"kind":"named","name":"Invitation"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteInvitationEvent","tag":{"member":"event","value":"delete:invitation"}},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"LabelsSummary"},)table"
    R"table({"kind":"record","fields":[{"name":"count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"url","type":{"kind":"nullable","of":{"kind":"named","name":"PlatformUrl"},"phrase":"http-url-or-path or null","loose":{"phrase":"a string or null"}},"optional":false}],"rest":{"kind":"json","types":[]},"name":"TasksSummary"},)table"
    R"table({"kind":"vocabulary","values":["annotation","validation","completed"],"open":true,"name":"Status"},)table"
    R"table({"kind":"vocabulary","values":["2d","3d"],"open":true,"name":"TaskDimension"},)table"
    R"table({"kind":"vocabulary","values":["local","cloud_storage"],"open":true,"name":"StorageLocation"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"location","type":{"kind":"named","name":"StorageLocation"},"optional":false},{"name":"cloud_storage_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Storage"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"phrase":"null or an object"},"optional":false},{"name":"tasks","type":{"kind":"named","name":"TasksSummary"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"task_subsets","type":{"kind":"list","items":{"kind":"string"}},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"dimension","type":{"kind":"nullable","of":{"kind":"named","name":"TaskDimension"},"phrase":"a string or null"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":false},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":false},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"organization_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Project"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:project","phrase":"\"create:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateProjectEvent","tag":{"member":"event","value":"create:project"}},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":true},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"phrase":"null or an object"},"optional":true},{"name":"tasks","type":{"kind":"named","name":"TasksSummary"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"bug_tracker","type":{"kind":"string"},"optional":true},{"name":"task_subsets","type":{"kind":"list","items":{"kind":"string"}},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":true},{"name":"dimension","type":{"kind":"nullable","of":{"kind":"named","name":"TaskDimension"},"phrase":"a string or null"},"optional":true},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":true},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":true},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":true},{"name":"organization_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"ProjectBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:project","phrase":"\"update:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"ProjectBeforeUpdate"},"optional":true},{"name":"changes","type":{"kind":"json","types":["object"],"phrase":"an object"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"project","known":["url","id","name","labels","tasks","owner","assignee","bug_tracker","task_subsets","created_date","updated_date","status","dimension","organization","target_storage","source_storage","guide_id","assignee_updated_date","organization_id"]},"name":"UpdateProjectEvent","tag":{"member":"event","value":"update:project"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:project","phrase":"\"delete:project\""},"optional":false},{"name":"project","type":{"kind":"named","name":"Project"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteProjectEvent","tag":{"member":"event","value":"delete:project"}},)table"
    R"table({"kind":"vocabulary","values":["","annotation","interpolation"],"open":true,"name":"TaskMode"},)table"
    R"table({"kind":"record","fields":[{"name":"count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"completed","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"validation","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"url","type":{"kind":"nullable","of":{"kind":"named","name":"PlatformUrl"},"phrase":"http-url-or-path or null","loose":{"phrase":"a string or null"}},"optional":false}],"rest":{"kind":"json","types":[]},"name":"JobsSummary"},)table"
    R"table({"kind":"vocabulary","values":["imageset","video","audio_mp3"],"open":true,"name":"ChunkType"},)table"
    R"table({"kind":"vocabulary","values":["gt","gt_pool"],"open":true,"name":"ValidationMode"},)table"
    R"table({"kind":"vocabulary","values":["image"],"open":true,"name":"MediaType"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"name","type":{"kind":"string"},"optional":false},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"phrase":"null or an object"},"optional":false},{"name":"jobs","type":{"kind":"named","name":"JobsSummary"},"optional":false},{"name":"data_chunk_size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"image_quality","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"data","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"subset","type":{"kind":"string"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":false},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":false},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"validation_mode","type":{"kind":"nullable","of":{"kind":"named","name":"ValidationMode"},"phrase":"a string or null"},"optional":false},{"name":"consensus_enabled","type":{"kind":"boolean"},"optional":false},{"name":"data_cloud_storage_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"organization_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"project_name","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":false},{"name":"media_type","type":{"kind":"named","name":"MediaType"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Task"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:task","phrase":"\"create:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"Task"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateTaskEvent","tag":{"member":"event","value":"create:task"}},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":true},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"bug_tracker","type":{"kind":"string"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"overlap","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"segment_size","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":true},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"phrase":"null or an object"},"optional":true},{"name":"jobs","type":{"kind":"named","name":"JobsSummary"},"optional":true},{"name":"data_chunk_size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"data_compressed_chunk_type","type":{"kind":"nullable","of":{"kind":"named","name":"ChunkType"},"phrase":"a string or null"},"optional":true},{"name":"data_original_chunk_type","type":{"kind":"nullable","of":{"kind":"named","name":"ChunkType"},"phrase":"a string or null"},"optional":true},{"name":"size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"image_quality","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"data","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":true},{"name":"subset","type":{"kind":"string"},"optional":true},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":true},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":true},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":true},{"name":"validation_mode","type":{"kind":"nullable","of":{"kind":"named","name":"ValidationMode"},"phrase":"a string or null"},"optional":true},{"name":"consensus_enabled","type":{"kind":"boolean"},"optional":true},{"name":"data_cloud_storage_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"organization_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"project_name","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":true},{"name":"media_type","type":{"kind":"named","name":"MediaType"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"TaskBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:task","phrase":"\"update:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"Task"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"TaskBeforeUpdate"},"optional":true},{"name":"changes","type":{"kind":"json","types":["object"],"phrase":"an object"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"task","known":["url","id","name","project_id","mode","owner","assignee","bug_tracker","created_date","updated_date","overlap","segment_size","status","labels","jobs","data_chunk_size","data_compressed_chunk_type","data_original_chunk_type","size","image_quality","data","dimension","subset","organization","target_storage","source_storage","guide_id","assignee_updated_date","validation_mode","consensus_enabled","data_cloud_storage_id","organization_id","project_name","media_type"]},"name":"UpdateTaskEvent","tag":{"member":"event","value":"update:task"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:task","phrase":"\"delete:task\""},"optional":false},{"name":"task","type":{"kind":"named","name":"Task"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteTaskEvent","tag":{"member":"event","value":"delete:task"}},)table"
    R"table({"kind":"vocabulary","values":["annotation","validation","acceptance"],"open":true,"name":"JobStage"},)table"
    R"table({"kind":"vocabulary","values":["new","in progress","completed","rejected"],"open":true,"name":"JobState"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"count","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"IssuesSummary"},)table"
    R"table({"kind":"vocabulary","values":["annotation","ground_truth","consensus_replica"],"open":true,"name":"JobType"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":false},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"task_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":false},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"phrase":"null or an object"},"optional":false},{"name":"bug_tracker","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":false},{"name":"status","type":{"kind":"named","name":"Status"},"optional":false},{"name":"stage","type":{"kind":"named","name":"JobStage"},"optional":false},{"name":"state","type":{"kind":"named","name":"JobState"},"optional":false},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":false},{"name":"start_frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"stop_frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"data_chunk_size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"issues","type":{"kind":"nullable","of":{"kind":"named","name":"IssuesSummary"},"phrase":"null or an object"},"optional":false},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"frame_count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"type","type":{"kind":"named","name":"JobType"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":false},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":false},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":false},{"name":"parent_job_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"consensus_replicas","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"task_name","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":false},{"name":"project_name","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":false},{"name":"replicas_count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"media_type","type":{"kind":"named","name":"MediaType"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Job"},)table"
    R"table({"kind":"record","fields":[{"name":"url","type":{"kind":"named","name":"PlatformUrl"},"optional":true},{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"task_id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"dimension","type":{"kind":"named","name":"TaskDimension"},"optional":true},{"name":"labels","type":{"kind":"nullable","of":{"kind":"named","name":"LabelsSummary"},"phrase":"null or an object"},"optional":true},{"name":"bug_tracker","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":true},{"name":"status","type":{"kind":"named","name":"Status"},"optional":true},{"name":"stage","type":{"kind":"named","name":"JobStage"},"optional":true},{"name":"state","type":{"kind":"named","name":"JobState"},"optional":true},{"name":"mode","type":{"kind":"named","name":"TaskMode"},"optional":true},{"name":"start_frame","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"stop_frame","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"data_chunk_size","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"data_compressed_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"issues","type":{"kind":"nullable","of":{"kind":"named","name":"IssuesSummary"},"phrase":"null or an object"},"optional":true},{"name":"guide_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"frame_count","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"type","type":{"kind":"named","name":"JobType"},"optional":true},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"target_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":true},{"name":"source_storage","type":{"kind":"nullable","of":{"kind":"named","name":"Storage"},"phrase":"null or an object"},"optional":true},{"name":"assignee_updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":true},{"name":"data_original_chunk_type","type":{"kind":"named","name":"ChunkType"},"optional":true},{"name":"parent_job_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"consensus_replicas","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"task_name","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":true},{"name":"project_name","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":true},{"name":"replicas_count","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"media_type","type":{"kind":"named","name":"MediaType"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"JobBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:job","phrase":"\"update:job\""},"optional":false},{"name":"job","type":{"kind":"named","name":"Job"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"JobBeforeUpdate"},"optional":true},{"name":"changes","type":{"kind":"json","types":["object"],"phrase":"an object"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"job","known":["url","id","task_id","project_id","assignee","dimension","labels","bug_tracker","status","stage","state","mode","start_frame","stop_frame","data_chunk_size","data_compressed_chunk_type","updated_date","issues","guide_id","frame_count","created_date","type","organization","target_storage","source_storage","assignee_updated_date","data_original_chunk_type","parent_job_id","consensus_replicas","task_name","project_name","replicas_count","media_type"]},"name":"UpdateJobEvent","tag":{"member":"event","value":"update:job"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:job","phrase":"\"create:job\""},"optional":false},{"name":"job","type":{"kind":"named","name":"Job"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateJobEvent","tag":{"member":"event","value":"create:job"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:job","phrase":"\"delete:job\""},"optional":false},{"name":"job","type":{"kind":"named","name":"Job"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteJobEvent","tag":{"member":"event","value":"delete:job"}},)table"
    R"table({"kind":"record","fields":[{"name":"count","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"url","type":{"kind":"nullable","of":{"kind":"named","name":"PlatformUrl"},"phrase":"http-url-or-path or null","loose":{"phrase":"a string or null"}},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CommentsSummary"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"frame","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"position","type":{"kind":"list","items":{"kind":"number"}},"optional":false},{"name":"job","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"created_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"comments","type":{"kind":"named","name":"CommentsSummary"},"optional":false},{"name":"resolved","type":{"kind":"boolean"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Issue"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:issue","phrase":"\"create:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateIssueEvent","tag":{"member":"event","value":"create:issue"}},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"frame","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"position","type":{"kind":"list","items":{"kind":"number"}},"optional":true},{"name":"job","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"assignee","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"created_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":true},{"name":"updated_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":true},{"name":"comments","type":{"kind":"named","name":"CommentsSummary"},"optional":true},{"name":"resolved","type":{"kind":"boolean"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"IssueBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:issue","phrase":"\"update:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"IssueBeforeUpdate"},"optional":true},{"name":"changes","type":{"kind":"json","types":["object"],"phrase":"an object"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"issue","known":["id","frame","position","job","owner","assignee","created_date","updated_date","comments","resolved"]},"name":"UpdateIssueEvent","tag":{"member":"event","value":"update:issue"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:issue","phrase":"\"delete:issue\""},"optional":false},{"name":"issue","type":{"kind":"named","name":"Issue"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteIssueEvent","tag":{"member":"event","value":"delete:issue"}},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"issue","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"message","type":{"kind":"string"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Comment"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"create:comment","phrase":"\"create:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CreateCommentEvent","tag":{"member":"event","value":"create:comment"}},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"issue","type":{"kind":"named","name":"Integer"},"optional":true},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":true},{"name":"message","type":{"kind":"string"},"optional":true},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":true},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"CommentBeforeUpdate"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"update:comment","phrase":"\"update:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"before_update","type":{"kind":"named","name":"CommentBeforeUpdate"},"optional":true},{"name":"changes","type":{"kind":"json","types":["object"],"phrase":"an object"},"optional":true},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"before":{"member":"before_update","of":"comment","known":["id","issue","owner","message","created_date","updated_date"]},"name":"UpdateCommentEvent","tag":{"member":"event","value":"update:comment"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"delete:comment","phrase":"\"delete:comment\""},"optional":false},{"name":"comment","type":{"kind":"named","name":"Comment"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"sender","type":{"kind":"named","name":"Sender"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"DeleteCommentEvent","tag":{"member":"event","value":"delete:comment"}},)table"
    R"table({"kind":"vocabulary","values":["queued","started","failed","finished"],"open":true,"name":"RequestStatus"},)table"
    R"table({"kind":"vocabulary","values":["calculate:quality","create:task","export:annotations","export:backup","export:dataset","merge:job","merge:task"],"open":true,"name":"OperationType"},)table"
    R"table({"kind":"vocabulary","values":["project","task","job"],"open":true,"name":"OperationTarget"},)table"
    R"table({"kind":"record","fields":[{"name":"type","type":{"kind":"named","name":"OperationType"},"optional":false},{"name":"target","type":{"kind":"named","name":"OperationTarget"},"optional":false},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"task_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"job_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"org_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"format","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":false},{"name":"function_id","type":{"kind":"nullable","of":{"kind":"string"},"phrase":"a string or null"},"optional":true},{"name":"lightweight","type":{"kind":"nullable","of":{"kind":"boolean"},"phrase":"a boolean or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"RequestOperation"},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"username","type":{"kind":"string"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"UserIdentifiers"},)table"
    R"table({"kind":"record","fields":[{"name":"status","type":{"kind":"named","name":"RequestStatus"},"optional":false},{"name":"message","type":{"kind":"string"},"optional":false},{"name":"id","type":{"kind":"string"},"optional":false},{"name":"operation","type":{"kind":"named","name":"RequestOperation"},"optional":false},{"name":"progress","type":{"kind":"nullable","of":{"kind":"number"},"phrase":"a number or null"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"started_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"finished_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"expiry_date","type":{"kind":"nullable","of":{"kind":"named","name":"Timestamp"},"phrase":"utc-date-time or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"UserIdentifiers"},"phrase":"null or an object"},"optional":false},{"name":"result_url","type":{"kind":"nullable","of":{"kind":"named","name":"PlatformUrl"},"phrase":"http-url-or-path or null","loose":{"phrase":"a string or null"}},"optional":false},{"name":"result_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"Request"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"completed:request[calculate:quality]","phrase":"\"completed:request[calculate:quality]\""},"optional":false},{"name":"request","type":{"kind":"named","name":"Request"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CompletedRequestCalculateQualityEvent","tag":{"member":"event","value":"completed:request[calculate:quality]"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"completed:request[create:task]","phrase":"\"completed:request[create:task]\""},"optional":false},{"name":"request","type":{"kind":"named","name":"Request"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CompletedRequestCreateTaskEvent","tag":{"member":"event","value":"completed:request[create:task]"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"completed:request[export:annotations]","phrase":"\"completed:request[export:annotations]\""},"optional":false},{"name":"request","type":{"kind":"named","name":"Request"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CompletedRequestExportAnnotationsEvent","tag":{"member":"event","value":"completed:request[export:annotations]"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"completed:request[export:backup]","phrase":"\"completed:request[export:backup]\""},"optional":false},{"name":"request","type":{"kind":"named","name":"Request"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CompletedRequestExportBackupEvent","tag":{"member":"event","value":"completed:request[export:backup]"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"completed:request[export:dataset]","phrase":"\"completed:request[export:dataset]\""},"optional":false},{"name":"request","type":{"kind":"named","name":"Request"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CompletedRequestExportDatasetEvent","tag":{"member":"event","value":"completed:request[export:dataset]"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"completed:request[merge:job]","phrase":"\"completed:request[merge:job]\""},"optional":false},{"name":"request","type":{"kind":"named","name":"Request"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CompletedRequestMergeJobEvent","tag":{"member":"event","value":"completed:request[merge:job]"}},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"completed:request[merge:task]","phrase":"\"completed:request[merge:task]\""},"optional":false},{"name":"request","type":{"kind":"named","name":"Request"},"optional":false},{"name":"webhook_id","type":{"kind":"named","name":"Integer"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"CompletedRequestMergeTaskEvent","tag":{"member":"event","value":"completed:request[merge:task]"}},)table"
    R"table({"kind":"alias","type":{"kind":"string","format":"http-url","phrase":"an absolute http or https URL","loose":{"phrase":"a string"}},"name":"HttpUrl"},)table"
    R"table({"kind":"vocabulary","values":["project","organization"],"open":false,"name":"WebhookType","phrase":"one of \"project\", \"organization\""},)table"
    R"table({"kind":"vocabulary","values":["application/json"],"open":true,"name":"ContentType"},)table"
    R"table({"kind":"vocabulary","values":["update:organization","update:membership","delete:membership","create:membership","create:invitation","delete:invitation","create:project","update:project","delete:project","create:task","update:task","delete:task","update:job","create:job","delete:job","create:issue","update:issue","delete:issue","create:comment","update:comment","delete:comment","completed:request[calculate:quality]","completed:request[create:task]","completed:request[export:annotations]","completed:request[export:backup]","completed:request[export:dataset]","completed:request[merge:job]","completed:request[merge:task]"],"open":false,"name":"EventName","phrase":"one of \"update:organization\", \"update:membership\", \"delete:membership\", \"create:membership\", \"create:invitation\", \"delete:invitation\", \"create:project\", \"update:project\", \"delete:project\", \"create:task\", \"update:task\", \"delete:task\", \"update:job\", \"create:job\", \"delete:job\", \"create:issue\", \"update:issue\", \"delete:issue\", \"create:comment\", \"update:comment\", \"delete:comment\", \"completed:request[calculate:quality]\", \"completed:request[create:task]\", \"completed:request[export:annotations]\", \"completed:request[export:backup]\", \"completed:request[export:dataset]\", \"completed:request[merge:job]\", \"completed:request[merge:task]\""},)table"
    R"table({"kind":"record","fields":[{"name":"id","type":{"kind":"named","name":"Integer"},"optional":false},{"name":"url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"target_url","type":{"kind":"named","name":"HttpUrl"},"optional":false},{"name":"description","type":{"kind":"string"},"optional":false},{"name":"type","type":{"kind":"named","name":"WebhookType"},"optional":false},{"name":"content_type","type":{"kind":"named","name":"ContentType"},"optional":false},{"name":"is_active","type":{"kind":"boolean"},"optional":false},{"name":"enable_ssl","type":{"kind":"boolean"},"optional":false},{"name":"created_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"updated_date","type":{"kind":"named","name":"Timestamp"},"optional":false},{"name":"owner","type":{"kind":"nullable","of":{"kind":"named","name":"User"},"phrase":"null or an object"},"optional":false},{"name":"project_id","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"organization","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":false},{"name":"events","type":{"kind":"list","items":{"kind":"named","name":"EventName"}},"optional":false},{"name":"last_status","type":{"kind":"nullable","of":{"kind":"named","name":"Integer"},"phrase":"an integer or null"},"optional":true},{"name":"last_delivery_date","type":{"kind":"named","name":"Timestamp"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Webhook"},)table"
    R"table({"kind":"record","fields":[{"name":"event","type":{"kind":"constant","value":"ping","phrase":"\"ping\""},"optional":false},{"name":"webhook","type":{"kind":"named","name":"Webhook"},"optional":false},{"name":"sender","type":{"kind":"named","name":"User"},"optional":false}],"rest":{"kind":"json","types":[]},"name":"PingEvent","tag":{"member":"event","value":"ping"}},)table"
    R"table({"kind":"sum","tag":"event","open":true,"branches":[{"value":"update:organization","record":"UpdateOrganizationEvent"},{"value":"update:membership","record":"UpdateMembershipEvent"},{"value":"delete:membership","record":"DeleteMembershipEvent"},{"value":"create:membership","record":"CreateMembershipEvent"},{"value":"create:invitation","record":"CreateInvitationEvent"},{"value":"delete:invitation","record":"DeleteInvitationEvent"},{"value":"create:project","record":"CreateProjectEvent"},{"value":"update:project","record":"UpdateProjectEvent"},{"value":"delete:project","record":"DeleteProjectEvent"},{"value":"create:task","record":"CreateTaskEvent"},{"value":"update:task","record":"UpdateTaskEvent"},{"value":"delete:task","record":"DeleteTaskEvent"},{"value":"update:job","record":"UpdateJobEvent"},{"value":"create:job","record":"CreateJobEvent"},{"value":"delete:job","record":"DeleteJobEvent"},{"value":"create:issue","record":"CreateIssueEvent"},{"value":"update:issue","record":"UpdateIssueEvent"},{"value":"delete:issue","record":"DeleteIssueEvent"},{"value":"create:comment","record":"CreateCommentEvent"},{"value":"update:comment","record":"UpdateCommentEvent"},{"value":"delete:comment","record":"DeleteCommentEvent"},{"value":"completed:request[calculate:quality]","record":"CompletedRequestCalculateQualityEvent"},{"value":"completed:request[create:task]","record":"CompletedRequestCreateTaskEvent"},{"value":"completed:request[export:annotations]","record":"CompletedRequestExportAnnotationsEvent"},{"value":"completed:request[export:backup]","record":"CompletedRequestExportBackupEvent"},{"value":"completed:request[export:dataset]","record":"CompletedRequestExportDatasetEvent"},{"value":"completed:request[merge:job]","record":"CompletedRequestMergeJobEvent"},{"value":"completed:request[merge:task]","record":"CompletedRequestMergeTaskEvent"},{"value":"ping","record":"PingEvent"}],"name":"Delivery"})table"
    R"table(]})table");

static std::span<const std::string_view> words_of(NamelessUserUsername) {
  static constexpr std::array<std::string_view, 1> words = {""};
  return words;
}

std::string_view to_string(NamelessUserUsername value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(NamelessUserFirstName) {
  static constexpr std::array<std::string_view, 1> words = {""};
  return words;
}

std::string_view to_string(NamelessUserFirstName value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(NamelessUserLastName) {
  static constexpr std::array<std::string_view, 1> words = {""};
  return words;
}

std::string_view to_string(NamelessUserLastName value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(WebhookType) {
  static constexpr std::array<std::string_view, 2> words = {"project", "organization"};
  return words;
}

std::string_view to_string(WebhookType value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(EventName) {
  static constexpr std::array<std::string_view, 28> words = {"update:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "completed:request[calculate:quality]", "completed:request[create:task]", "completed:request[export:annotations]", "completed:request[export:backup]", "completed:request[export:dataset]", "completed:request[merge:job]", "completed:request[merge:task]"};
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

static void members_of(Is<Organization> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("slug", value.slug);
  members.required("name", value.name);
  members.required("description", value.description);
  members.required("created_date", value.created_date);
  members.required("updated_date", value.updated_date);
  members.required("contact", value.contact);
  members.required("owner", value.owner);
}

static void members_of(Is<OrganizationBeforeUpdate> auto& value, auto& members) {
  members.optional("id", value.id);
  members.optional("slug", value.slug);
  members.optional("name", value.name);
  members.optional("description", value.description);
  members.optional("created_date", value.created_date);
  members.optional("updated_date", value.updated_date);
  members.optional("contact", value.contact);
  members.optional("owner", value.owner);
}

static void members_of(Is<BackgroundUser> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("username", value.username);
  members.required("email", value.email);
}

static void members_of(Is<NamelessUser> auto& value, auto& members) {
  members.required("username", value.username);
  members.required("first_name", value.first_name);
  members.required("last_name", value.last_name);
}

static void members_of(Is<UpdateOrganizationEvent> auto& value, auto& members) {
  members.tag("event", UpdateOrganizationEvent::event);
  members.required("organization", value.organization);
  members.optional("before_update", value.before_update);
  members.optional("changes", value.changes);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<Membership> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("user", value.user);
  members.required("organization", value.organization);
  members.required("is_active", value.is_active);
  members.required("joined_date", value.joined_date);
  members.required("role", value.role);
  members.required("invitation", value.invitation);
}

static void members_of(Is<MembershipBeforeUpdate> auto& value, auto& members) {
  members.optional("id", value.id);
  members.optional("user", value.user);
  members.optional("organization", value.organization);
  members.optional("is_active", value.is_active);
  members.optional("joined_date", value.joined_date);
  members.optional("role", value.role);
  members.optional("invitation", value.invitation);
}

static void members_of(Is<UpdateMembershipEvent> auto& value, auto& members) {
  members.tag("event", UpdateMembershipEvent::event);
  members.required("membership", value.membership);
  members.optional("before_update", value.before_update);
  members.optional("changes", value.changes);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteMembershipEvent> auto& value, auto& members) {
  members.tag("event", DeleteMembershipEvent::event);
  members.required("membership", value.membership);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<CreateMembershipEvent> auto& value, auto& members) {
  members.tag("event", CreateMembershipEvent::event);
  members.required("membership", value.membership);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<BasicOrganization> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("slug", value.slug);
}

static void members_of(Is<Invitation> auto& value, auto& members) {
  members.required("key", value.key);
  members.required("created_date", value.created_date);
  members.required("owner", value.owner);
  members.required("role", value.role);
  members.required("user", value.user);
  members.required("organization", value.organization);
  members.required("expired", value.expired);
  members.required("organization_info", value.organization_info);
  members.required("accepted", value.accepted);
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

static void members_of(Is<LabelsSummary> auto& value, auto& members) {
  members.required("url", value.url);
}

static void members_of(Is<TasksSummary> auto& value, auto& members) {
  members.required("count", value.count);
  members.required("url", value.url);
}

static void members_of(Is<Storage> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("location", value.location);
  members.required("cloud_storage_id", value.cloud_storage_id);
}

static void members_of(Is<Project> auto& value, auto& members) {
  members.required("url", value.url);
  members.required("id", value.id);
  members.required("name", value.name);
  members.required("labels", value.labels);
  members.required("tasks", value.tasks);
  members.required("owner", value.owner);
  members.required("assignee", value.assignee);
  members.required("bug_tracker", value.bug_tracker);
  members.required("task_subsets", value.task_subsets);
  members.required("created_date", value.created_date);
  members.required("updated_date", value.updated_date);
  members.required("status", value.status);
  members.required("dimension", value.dimension);
  members.required("organization", value.organization);
  members.required("target_storage", value.target_storage);
  members.required("source_storage", value.source_storage);
  members.required("guide_id", value.guide_id);
  members.required("assignee_updated_date", value.assignee_updated_date);
  members.required("organization_id", value.organization_id);
}

static void members_of(Is<CreateProjectEvent> auto& value, auto& members) {
  members.tag("event", CreateProjectEvent::event);
  members.required("project", value.project);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<ProjectBeforeUpdate> auto& value, auto& members) {
  members.optional("url", value.url);
  members.optional("id", value.id);
  members.optional("name", value.name);
  members.optional("labels", value.labels);
  members.optional("tasks", value.tasks);
  members.optional("owner", value.owner);
  members.optional("assignee", value.assignee);
  members.optional("bug_tracker", value.bug_tracker);
  members.optional("task_subsets", value.task_subsets);
  members.optional("created_date", value.created_date);
  members.optional("updated_date", value.updated_date);
  members.optional("status", value.status);
  members.optional("dimension", value.dimension);
  members.optional("organization", value.organization);
  members.optional("target_storage", value.target_storage);
  members.optional("source_storage", value.source_storage);
  members.optional("guide_id", value.guide_id);
  members.optional("assignee_updated_date", value.assignee_updated_date);
  members.optional("organization_id", value.organization_id);
}

static void members_of(Is<UpdateProjectEvent> auto& value, auto& members) {
  members.tag("event", UpdateProjectEvent::event);
  members.required("project", value.project);
  members.optional("before_update", value.before_update);
  members.optional("changes", value.changes);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteProjectEvent> auto& value, auto& members) {
  members.tag("event", DeleteProjectEvent::event);
  members.required("project", value.project);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<JobsSummary> auto& value, auto& members) {
  members.required("count", value.count);
  members.required("completed", value.completed);
  members.required("validation", value.validation);
  members.required("url", value.url);
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
  members.required("jobs", value.jobs);
  members.optional("data_chunk_size", value.data_chunk_size);
  members.optional("data_compressed_chunk_type", value.data_compressed_chunk_type);
  members.optional("data_original_chunk_type", value.data_original_chunk_type);
  members.optional("size", value.size);
  members.optional("image_quality", value.image_quality);
  members.optional("data", value.data);
  members.required("dimension", value.dimension);
  members.required("subset", value.subset);
  members.required("organization", value.organization);
  members.required("target_storage", value.target_storage);
  members.required("source_storage", value.source_storage);
  members.required("guide_id", value.guide_id);
  members.required("assignee_updated_date", value.assignee_updated_date);
  members.required("validation_mode", value.validation_mode);
  members.required("consensus_enabled", value.consensus_enabled);
  members.optional("data_cloud_storage_id", value.data_cloud_storage_id);
  members.required("organization_id", value.organization_id);
  members.required("project_name", value.project_name);
  members.required("media_type", value.media_type);
}

static void members_of(Is<CreateTaskEvent> auto& value, auto& members) {
  members.tag("event", CreateTaskEvent::event);
  members.required("task", value.task);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
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
  members.optional("jobs", value.jobs);
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
  members.optional("guide_id", value.guide_id);
  members.optional("assignee_updated_date", value.assignee_updated_date);
  members.optional("validation_mode", value.validation_mode);
  members.optional("consensus_enabled", value.consensus_enabled);
  members.optional("data_cloud_storage_id", value.data_cloud_storage_id);
  members.optional("organization_id", value.organization_id);
  members.optional("project_name", value.project_name);
  members.optional("media_type", value.media_type);
}

static void members_of(Is<UpdateTaskEvent> auto& value, auto& members) {
  members.tag("event", UpdateTaskEvent::event);
  members.required("task", value.task);
  members.optional("before_update", value.before_update);
  members.optional("changes", value.changes);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteTaskEvent> auto& value, auto& members) {
  members.tag("event", DeleteTaskEvent::event);
  members.required("task", value.task);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<IssuesSummary> auto& value, auto& members) {
  members.required("url", value.url);
  members.required("count", value.count);
}

static void members_of(Is<Job> auto& value, auto& members) {
  members.required("url", value.url);
  members.required("id", value.id);
  members.required("task_id", value.task_id);
  members.required("project_id", value.project_id);
  members.required("assignee", value.assignee);
  members.required("dimension", value.dimension);
  members.required("labels", value.labels);
  members.required("bug_tracker", value.bug_tracker);
  members.required("status", value.status);
  members.required("stage", value.stage);
  members.required("state", value.state);
  members.required("mode", value.mode);
  members.required("start_frame", value.start_frame);
  members.required("stop_frame", value.stop_frame);
  members.required("data_chunk_size", value.data_chunk_size);
  members.required("data_compressed_chunk_type", value.data_compressed_chunk_type);
  members.required("updated_date", value.updated_date);
  members.required("issues", value.issues);
  members.required("guide_id", value.guide_id);
  members.required("frame_count", value.frame_count);
  members.required("created_date", value.created_date);
  members.required("type", value.type);
  members.required("organization", value.organization);
  members.required("target_storage", value.target_storage);
  members.required("source_storage", value.source_storage);
  members.required("assignee_updated_date", value.assignee_updated_date);
  members.required("data_original_chunk_type", value.data_original_chunk_type);
  members.required("parent_job_id", value.parent_job_id);
  members.required("consensus_replicas", value.consensus_replicas);
  members.required("task_name", value.task_name);
  members.required("project_name", value.project_name);
  members.required("replicas_count", value.replicas_count);
  members.required("media_type", value.media_type);
}

static void members_of(Is<JobBeforeUpdate> auto& value, auto& members) {
  members.optional("url", value.url);
  members.optional("id", value.id);
  members.optional("task_id", value.task_id);
  members.optional("project_id", value.project_id);
  members.optional("assignee", value.assignee);
  members.optional("dimension", value.dimension);
  members.optional("labels", value.labels);
  members.optional("bug_tracker", value.bug_tracker);
  members.optional("status", value.status);
  members.optional("stage", value.stage);
  members.optional("state", value.state);
  members.optional("mode", value.mode);
  members.optional("start_frame", value.start_frame);
  members.optional("stop_frame", value.stop_frame);
  members.optional("data_chunk_size", value.data_chunk_size);
  members.optional("data_compressed_chunk_type", value.data_compressed_chunk_type);
  members.optional("updated_date", value.updated_date);
  members.optional("issues", value.issues);
  members.optional("guide_id", value.guide_id);
  members.optional("frame_count", value.frame_count);
  members.optional("created_date", value.created_date);
  members.optional("type", value.type);
  members.optional("organization", value.organization);
  members.optional("target_storage", value.target_storage);
  members.optional("source_storage", value.source_storage);
  members.optional("assignee_updated_date", value.assignee_updated_date);
  members.optional("data_original_chunk_type", value.data_original_chunk_type);
  members.optional("parent_job_id", value.parent_job_id);
  members.optional("consensus_replicas", value.consensus_replicas);
  members.optional("task_name", value.task_name);
  members.optional("project_name", value.project_name);
  members.optional("replicas_count", value.replicas_count);
  members.optional("media_type", value.media_type);
}

static void members_of(Is<UpdateJobEvent> auto& value, auto& members) {
  members.tag("event", UpdateJobEvent::event);
  members.required("job", value.job);
  members.optional("before_update", value.before_update);
  members.optional("changes", value.changes);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<CreateJobEvent> auto& value, auto& members) {
  members.tag("event", CreateJobEvent::event);
  members.required("job", value.job);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteJobEvent> auto& value, auto& members) {
  members.tag("event", DeleteJobEvent::event);
  members.required("job", value.job);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<CommentsSummary> auto& value, auto& members) {
  members.required("count", value.count);
  members.required("url", value.url);
}

static void members_of(Is<Issue> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("frame", value.frame);
  members.required("position", value.position);
  members.required("job", value.job);
  members.required("owner", value.owner);
  members.required("assignee", value.assignee);
  members.required("created_date", value.created_date);
  members.required("updated_date", value.updated_date);
  members.required("comments", value.comments);
  members.required("resolved", value.resolved);
}

static void members_of(Is<CreateIssueEvent> auto& value, auto& members) {
  members.tag("event", CreateIssueEvent::event);
  members.required("issue", value.issue);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<IssueBeforeUpdate> auto& value, auto& members) {
  members.optional("id", value.id);
  members.optional("frame", value.frame);
  members.optional("position", value.position);
  members.optional("job", value.job);
  members.optional("owner", value.owner);
  members.optional("assignee", value.assignee);
  members.optional("created_date", value.created_date);
  members.optional("updated_date", value.updated_date);
  members.optional("comments", value.comments);
  members.optional("resolved", value.resolved);
}

static void members_of(Is<UpdateIssueEvent> auto& value, auto& members) {
  members.tag("event", UpdateIssueEvent::event);
  members.required("issue", value.issue);
  members.optional("before_update", value.before_update);
  members.optional("changes", value.changes);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteIssueEvent> auto& value, auto& members) {
  members.tag("event", DeleteIssueEvent::event);
  members.required("issue", value.issue);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<Comment> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("issue", value.issue);
  members.required("owner", value.owner);
  members.required("message", value.message);
  members.required("created_date", value.created_date);
  members.required("updated_date", value.updated_date);
}

static void members_of(Is<CreateCommentEvent> auto& value, auto& members) {
  members.tag("event", CreateCommentEvent::event);
  members.required("comment", value.comment);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<CommentBeforeUpdate> auto& value, auto& members) {
  members.optional("id", value.id);
  members.optional("issue", value.issue);
  members.optional("owner", value.owner);
  members.optional("message", value.message);
  members.optional("created_date", value.created_date);
  members.optional("updated_date", value.updated_date);
}

static void members_of(Is<UpdateCommentEvent> auto& value, auto& members) {
  members.tag("event", UpdateCommentEvent::event);
  members.required("comment", value.comment);
  members.optional("before_update", value.before_update);
  members.optional("changes", value.changes);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<DeleteCommentEvent> auto& value, auto& members) {
  members.tag("event", DeleteCommentEvent::event);
  members.required("comment", value.comment);
  members.required("webhook_id", value.webhook_id);
  members.required("sender", value.sender);
}

static void members_of(Is<RequestOperation> auto& value, auto& members) {
  members.required("type", value.type);
  members.required("target", value.target);
  members.required("project_id", value.project_id);
  members.required("task_id", value.task_id);
  members.required("job_id", value.job_id);
  members.required("org_id", value.org_id);
  members.required("format", value.format);
  members.optional("function_id", value.function_id);
  members.required("lightweight", value.lightweight);
}

static void members_of(Is<UserIdentifiers> auto& value, auto& members) {
  members.required("id", value.id);
  members.required("username", value.username);
}

static void members_of(Is<Request> auto& value, auto& members) {
  members.required("status", value.status);
  members.required("message", value.message);
  members.required("id", value.id);
  members.required("operation", value.operation);
  members.required("progress", value.progress);
  members.required("created_date", value.created_date);
  members.required("started_date", value.started_date);
  members.required("finished_date", value.finished_date);
  members.required("expiry_date", value.expiry_date);
  members.required("owner", value.owner);
  members.required("result_url", value.result_url);
  members.required("result_id", value.result_id);
}

static void members_of(Is<CompletedRequestCalculateQualityEvent> auto& value, auto& members) {
  members.tag("event", CompletedRequestCalculateQualityEvent::event);
  members.required("request", value.request);
  members.required("webhook_id", value.webhook_id);
}

static void members_of(Is<CompletedRequestCreateTaskEvent> auto& value, auto& members) {
  members.tag("event", CompletedRequestCreateTaskEvent::event);
  members.required("request", value.request);
  members.required("webhook_id", value.webhook_id);
}

static void members_of(Is<CompletedRequestExportAnnotationsEvent> auto& value, auto& members) {
  members.tag("event", CompletedRequestExportAnnotationsEvent::event);
  members.required("request", value.request);
  members.required("webhook_id", value.webhook_id);
}

static void members_of(Is<CompletedRequestExportBackupEvent> auto& value, auto& members) {
  members.tag("event", CompletedRequestExportBackupEvent::event);
  members.required("request", value.request);
  members.required("webhook_id", value.webhook_id);
}

static void members_of(Is<CompletedRequestExportDatasetEvent> auto& value, auto& members) {
  members.tag("event", CompletedRequestExportDatasetEvent::event);
  members.required("request", value.request);
  members.required("webhook_id", value.webhook_id);
}

static void members_of(Is<CompletedRequestMergeJobEvent> auto& value, auto& members) {
  members.tag("event", CompletedRequestMergeJobEvent::event);
  members.required("request", value.request);
  members.required("webhook_id", value.webhook_id);
}

static void members_of(Is<CompletedRequestMergeTaskEvent> auto& value, auto& members) {
  members.tag("event", CompletedRequestMergeTaskEvent::event);
  members.required("request", value.request);
  members.required("webhook_id", value.webhook_id);
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
  members.required("project_id", value.project_id);
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

bool operator==(const Organization&, const Organization&) = default;

void to_json(Json& json, const Organization& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Organization& value) {
  value = detail::decode<Organization>(contract, Json(json), Mode::Tolerant, "Organization");
}

bool operator==(const OrganizationBeforeUpdate&, const OrganizationBeforeUpdate&) = default;

void to_json(Json& json, const OrganizationBeforeUpdate& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, OrganizationBeforeUpdate& value) {
  value = detail::decode<OrganizationBeforeUpdate>(contract, Json(json), Mode::Tolerant, "OrganizationBeforeUpdate");
}

bool operator==(const BackgroundUser&, const BackgroundUser&) = default;

void to_json(Json& json, const BackgroundUser& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, BackgroundUser& value) {
  value = detail::decode<BackgroundUser>(contract, Json(json), Mode::Tolerant, "BackgroundUser");
}

bool operator==(const NamelessUser&, const NamelessUser&) = default;

void to_json(Json& json, const NamelessUser& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, NamelessUser& value) {
  value = detail::decode<NamelessUser>(contract, Json(json), Mode::Tolerant, "NamelessUser");
}

bool operator==(const UpdateOrganizationEvent&, const UpdateOrganizationEvent&) = default;

void to_json(Json& json, const UpdateOrganizationEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateOrganizationEvent& value) {
  value = detail::decode<UpdateOrganizationEvent>(contract, Json(json), Mode::Tolerant, "UpdateOrganizationEvent");
}

bool operator==(const Membership&, const Membership&) = default;

void to_json(Json& json, const Membership& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Membership& value) {
  value = detail::decode<Membership>(contract, Json(json), Mode::Tolerant, "Membership");
}

bool operator==(const MembershipBeforeUpdate&, const MembershipBeforeUpdate&) = default;

void to_json(Json& json, const MembershipBeforeUpdate& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, MembershipBeforeUpdate& value) {
  value = detail::decode<MembershipBeforeUpdate>(contract, Json(json), Mode::Tolerant, "MembershipBeforeUpdate");
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

bool operator==(const CreateMembershipEvent&, const CreateMembershipEvent&) = default;

void to_json(Json& json, const CreateMembershipEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateMembershipEvent& value) {
  value = detail::decode<CreateMembershipEvent>(contract, Json(json), Mode::Tolerant, "CreateMembershipEvent");
}

bool operator==(const BasicOrganization&, const BasicOrganization&) = default;

void to_json(Json& json, const BasicOrganization& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, BasicOrganization& value) {
  value = detail::decode<BasicOrganization>(contract, Json(json), Mode::Tolerant, "BasicOrganization");
}

bool operator==(const Invitation&, const Invitation&) = default;

void to_json(Json& json, const Invitation& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Invitation& value) {
  value = detail::decode<Invitation>(contract, Json(json), Mode::Tolerant, "Invitation");
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

bool operator==(const LabelsSummary&, const LabelsSummary&) = default;

void to_json(Json& json, const LabelsSummary& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, LabelsSummary& value) {
  value = detail::decode<LabelsSummary>(contract, Json(json), Mode::Tolerant, "LabelsSummary");
}

bool operator==(const TasksSummary&, const TasksSummary&) = default;

void to_json(Json& json, const TasksSummary& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, TasksSummary& value) {
  value = detail::decode<TasksSummary>(contract, Json(json), Mode::Tolerant, "TasksSummary");
}

bool operator==(const Storage&, const Storage&) = default;

void to_json(Json& json, const Storage& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Storage& value) {
  value = detail::decode<Storage>(contract, Json(json), Mode::Tolerant, "Storage");
}

bool operator==(const Project&, const Project&) = default;

void to_json(Json& json, const Project& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Project& value) {
  value = detail::decode<Project>(contract, Json(json), Mode::Tolerant, "Project");
}

bool operator==(const CreateProjectEvent&, const CreateProjectEvent&) = default;

void to_json(Json& json, const CreateProjectEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateProjectEvent& value) {
  value = detail::decode<CreateProjectEvent>(contract, Json(json), Mode::Tolerant, "CreateProjectEvent");
}

bool operator==(const ProjectBeforeUpdate&, const ProjectBeforeUpdate&) = default;

void to_json(Json& json, const ProjectBeforeUpdate& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, ProjectBeforeUpdate& value) {
  value = detail::decode<ProjectBeforeUpdate>(contract, Json(json), Mode::Tolerant, "ProjectBeforeUpdate");
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

bool operator==(const JobsSummary&, const JobsSummary&) = default;

void to_json(Json& json, const JobsSummary& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, JobsSummary& value) {
  value = detail::decode<JobsSummary>(contract, Json(json), Mode::Tolerant, "JobsSummary");
}

bool operator==(const Task&, const Task&) = default;

void to_json(Json& json, const Task& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Task& value) {
  value = detail::decode<Task>(contract, Json(json), Mode::Tolerant, "Task");
}

bool operator==(const CreateTaskEvent&, const CreateTaskEvent&) = default;

void to_json(Json& json, const CreateTaskEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateTaskEvent& value) {
  value = detail::decode<CreateTaskEvent>(contract, Json(json), Mode::Tolerant, "CreateTaskEvent");
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

bool operator==(const DeleteTaskEvent&, const DeleteTaskEvent&) = default;

void to_json(Json& json, const DeleteTaskEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeleteTaskEvent& value) {
  value = detail::decode<DeleteTaskEvent>(contract, Json(json), Mode::Tolerant, "DeleteTaskEvent");
}

bool operator==(const IssuesSummary&, const IssuesSummary&) = default;

void to_json(Json& json, const IssuesSummary& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, IssuesSummary& value) {
  value = detail::decode<IssuesSummary>(contract, Json(json), Mode::Tolerant, "IssuesSummary");
}

bool operator==(const Job&, const Job&) = default;

void to_json(Json& json, const Job& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Job& value) {
  value = detail::decode<Job>(contract, Json(json), Mode::Tolerant, "Job");
}

bool operator==(const JobBeforeUpdate&, const JobBeforeUpdate&) = default;

void to_json(Json& json, const JobBeforeUpdate& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, JobBeforeUpdate& value) {
  value = detail::decode<JobBeforeUpdate>(contract, Json(json), Mode::Tolerant, "JobBeforeUpdate");
}

bool operator==(const UpdateJobEvent&, const UpdateJobEvent&) = default;

void to_json(Json& json, const UpdateJobEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UpdateJobEvent& value) {
  value = detail::decode<UpdateJobEvent>(contract, Json(json), Mode::Tolerant, "UpdateJobEvent");
}

bool operator==(const CreateJobEvent&, const CreateJobEvent&) = default;

void to_json(Json& json, const CreateJobEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateJobEvent& value) {
  value = detail::decode<CreateJobEvent>(contract, Json(json), Mode::Tolerant, "CreateJobEvent");
}

bool operator==(const DeleteJobEvent&, const DeleteJobEvent&) = default;

void to_json(Json& json, const DeleteJobEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, DeleteJobEvent& value) {
  value = detail::decode<DeleteJobEvent>(contract, Json(json), Mode::Tolerant, "DeleteJobEvent");
}

bool operator==(const CommentsSummary&, const CommentsSummary&) = default;

void to_json(Json& json, const CommentsSummary& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CommentsSummary& value) {
  value = detail::decode<CommentsSummary>(contract, Json(json), Mode::Tolerant, "CommentsSummary");
}

bool operator==(const Issue&, const Issue&) = default;

void to_json(Json& json, const Issue& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Issue& value) {
  value = detail::decode<Issue>(contract, Json(json), Mode::Tolerant, "Issue");
}

bool operator==(const CreateIssueEvent&, const CreateIssueEvent&) = default;

void to_json(Json& json, const CreateIssueEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateIssueEvent& value) {
  value = detail::decode<CreateIssueEvent>(contract, Json(json), Mode::Tolerant, "CreateIssueEvent");
}

bool operator==(const IssueBeforeUpdate&, const IssueBeforeUpdate&) = default;

void to_json(Json& json, const IssueBeforeUpdate& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, IssueBeforeUpdate& value) {
  value = detail::decode<IssueBeforeUpdate>(contract, Json(json), Mode::Tolerant, "IssueBeforeUpdate");
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

bool operator==(const Comment&, const Comment&) = default;

void to_json(Json& json, const Comment& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Comment& value) {
  value = detail::decode<Comment>(contract, Json(json), Mode::Tolerant, "Comment");
}

bool operator==(const CreateCommentEvent&, const CreateCommentEvent&) = default;

void to_json(Json& json, const CreateCommentEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CreateCommentEvent& value) {
  value = detail::decode<CreateCommentEvent>(contract, Json(json), Mode::Tolerant, "CreateCommentEvent");
}

bool operator==(const CommentBeforeUpdate&, const CommentBeforeUpdate&) = default;

void to_json(Json& json, const CommentBeforeUpdate& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CommentBeforeUpdate& value) {
  value = detail::decode<CommentBeforeUpdate>(contract, Json(json), Mode::Tolerant, "CommentBeforeUpdate");
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

bool operator==(const RequestOperation&, const RequestOperation&) = default;

void to_json(Json& json, const RequestOperation& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, RequestOperation& value) {
  value = detail::decode<RequestOperation>(contract, Json(json), Mode::Tolerant, "RequestOperation");
}

bool operator==(const UserIdentifiers&, const UserIdentifiers&) = default;

void to_json(Json& json, const UserIdentifiers& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, UserIdentifiers& value) {
  value = detail::decode<UserIdentifiers>(contract, Json(json), Mode::Tolerant, "UserIdentifiers");
}

bool operator==(const Request&, const Request&) = default;

void to_json(Json& json, const Request& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Request& value) {
  value = detail::decode<Request>(contract, Json(json), Mode::Tolerant, "Request");
}

bool operator==(const CompletedRequestCalculateQualityEvent&, const CompletedRequestCalculateQualityEvent&) = default;

void to_json(Json& json, const CompletedRequestCalculateQualityEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CompletedRequestCalculateQualityEvent& value) {
  value = detail::decode<CompletedRequestCalculateQualityEvent>(contract, Json(json), Mode::Tolerant, "CompletedRequestCalculateQualityEvent");
}

bool operator==(const CompletedRequestCreateTaskEvent&, const CompletedRequestCreateTaskEvent&) = default;

void to_json(Json& json, const CompletedRequestCreateTaskEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CompletedRequestCreateTaskEvent& value) {
  value = detail::decode<CompletedRequestCreateTaskEvent>(contract, Json(json), Mode::Tolerant, "CompletedRequestCreateTaskEvent");
}

bool operator==(const CompletedRequestExportAnnotationsEvent&, const CompletedRequestExportAnnotationsEvent&) = default;

void to_json(Json& json, const CompletedRequestExportAnnotationsEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CompletedRequestExportAnnotationsEvent& value) {
  value = detail::decode<CompletedRequestExportAnnotationsEvent>(contract, Json(json), Mode::Tolerant, "CompletedRequestExportAnnotationsEvent");
}

bool operator==(const CompletedRequestExportBackupEvent&, const CompletedRequestExportBackupEvent&) = default;

void to_json(Json& json, const CompletedRequestExportBackupEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CompletedRequestExportBackupEvent& value) {
  value = detail::decode<CompletedRequestExportBackupEvent>(contract, Json(json), Mode::Tolerant, "CompletedRequestExportBackupEvent");
}

bool operator==(const CompletedRequestExportDatasetEvent&, const CompletedRequestExportDatasetEvent&) = default;

void to_json(Json& json, const CompletedRequestExportDatasetEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CompletedRequestExportDatasetEvent& value) {
  value = detail::decode<CompletedRequestExportDatasetEvent>(contract, Json(json), Mode::Tolerant, "CompletedRequestExportDatasetEvent");
}

bool operator==(const CompletedRequestMergeJobEvent&, const CompletedRequestMergeJobEvent&) = default;

void to_json(Json& json, const CompletedRequestMergeJobEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CompletedRequestMergeJobEvent& value) {
  value = detail::decode<CompletedRequestMergeJobEvent>(contract, Json(json), Mode::Tolerant, "CompletedRequestMergeJobEvent");
}

bool operator==(const CompletedRequestMergeTaskEvent&, const CompletedRequestMergeTaskEvent&) = default;

void to_json(Json& json, const CompletedRequestMergeTaskEvent& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, CompletedRequestMergeTaskEvent& value) {
  value = detail::decode<CompletedRequestMergeTaskEvent>(contract, Json(json), Mode::Tolerant, "CompletedRequestMergeTaskEvent");
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

}  // namespace annotation_contracts::webhook_2_73
