-- Requests of one kind that the shop refuses, each from an IP address of its own: arguments: kind.
local kind
local count = 0

local headers = {
  ["content-type"] = "application/json",
  ["x-js-cachekey"] = "bench",
  ["sec-fetch-site"] = "same-origin",
}

local kinds = {
  ["made-up page"] = function() return wrk.format("GET", "/made-up-" .. count, headers) end,
  ["unknown call"] = function() return wrk.format("GET", "/laravel/rest/none-" .. count, headers) end,
  ["not signed in"] = function() return wrk.format("GET", "/laravel/rest/user", headers) end,
  ["invalid body"] = function()
    return wrk.format("POST", "/laravel/rest/emailsignup", headers, '{"email":5}')
  end,
  ["no JSON"] = function()
    return wrk.format("POST", "/laravel/rest/emailsignup", headers, '{"email":')
  end,
  ["invalid query"] = function() return wrk.format("GET", "/wp-json/wp/v2/pages", headers) end,
  ["unstorable text"] = function() return wrk.format("GET", "/%00", headers) end,
}

function init(args)
  kind = kinds[args[1]]
end

function request()
  count = count + 1
  headers["x-forwarded-for"] = "10." .. math.floor(count / 62500) % 250 .. "."
    .. math.floor(count / 250) % 250 .. "." .. count % 250
  return kind()
end
